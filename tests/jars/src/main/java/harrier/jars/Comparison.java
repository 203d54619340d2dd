package harrier.jars;

import harrier.hook.ShadowFields;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Label;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Tells whether an instrumented class still has all that its class file declares, and no member
 * more that a program could see.
 *
 * <p>Equal flags, names, interfaces and members, and no new initializer, also mean an equal default
 * serialVersionUID.
 */
final class Comparison {
  /**
   * Parts that instrumentation changes, those compared elsewhere, and the number of parameters that
   * could have had annotations.
   */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "fields",
          "methods",
          "instructions",
          "tryCatchBlocks",
          "maxStack",
          "maxLocals",
          "visibleAnnotableParameterCount",
          "invisibleAnnotableParameterCount");

  /** The parts of a kind of node. */
  private static final ClassValue<List<Field>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> node) {
          return Arrays.stream(node.getFields())
              .filter(part -> !Modifier.isStatic(part.getModifiers()))
              .filter(part -> !ELSEWHERE.contains(part.getName()))
              .toList();
        }
      };

  private Comparison() {}

  /** What differs first, or null if nothing does. */
  static String difference(byte[] plain, byte[] instrumented) {
    ClassNode before = read(plain);
    ClassNode after = read(instrumented);
    String difference = difference(before, after);
    if (difference != null) {
      return "class: " + difference;
    }
    after.fields.removeIf(Comparison::isOurs);
    difference = fields(before.fields, after.fields);
    return difference != null ? difference : methods(before.methods, after.methods);
  }

  private static ClassNode read(byte[] bytes) {
    ClassNode node = new ClassNode();
    new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
    return node;
  }

  private static boolean isOurs(FieldNode field) {
    return field.name.startsWith(ShadowFields.PREFIX);
  }

  private static String fields(List<FieldNode> before, List<FieldNode> after) {
    if (before.size() != after.size()) {
      return "other fields";
    }
    for (int i = 0; i < before.size(); i++) {
      String difference = difference(before.get(i), after.get(i));
      if (difference != null) {
        return "field " + before.get(i).name + ": " + difference;
      }
    }
    return null;
  }

  private static String methods(List<MethodNode> before, List<MethodNode> after) {
    if (before.size() != after.size()) {
      return "other methods";
    }
    for (int i = 0; i < before.size(); i++) {
      MethodNode method = before.get(i);
      String difference = difference(method, after.get(i));
      if (difference == null) {
        difference = CodeComparison.difference(method, after.get(i));
      }
      if (difference != null) {
        return "method " + method.name + method.desc + ": " + difference;
      }
    }
    return null;
  }

  /** The first part in which two nodes of the same kind differ, or null. */
  static String difference(Object before, Object after) {
    try {
      for (Field part : PARTS.get(before.getClass())) {
        if (!same(part.get(before), part.get(after))) {
          return part.getName() + " was " + part.get(before) + ", is " + part.get(after);
        }
      }
      return null;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean same(Object before, Object after) {
    if (before == null || after == null) {
      return isEmpty(before) && isEmpty(after);
    }
    if (before instanceof LabelNode || before instanceof Label) {
      return true; // code moves
    }
    if (before instanceof List<?> list) {
      return sameElements(list, (List<?>) after);
    }
    if (before.getClass().isArray()) {
      return sameElements(elements(before), elements(after));
    }
    if (before instanceof TypePath) {
      return before.toString().equals(after.toString());
    }
    if (before instanceof Attribute attribute) {
      return attribute.type.equals(((Attribute) after).type);
    }
    return before.getClass().getPackageName().equals("org.objectweb.asm.tree")
        ? before.getClass() == after.getClass() && difference(before, after) == null
        : before.equals(after);
  }

  private static boolean isEmpty(Object value) {
    return value == null || value instanceof List<?> list && list.isEmpty();
  }

  private static boolean sameElements(List<?> before, List<?> after) {
    if (before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      if (!same(before.get(i), after.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<Object> elements(Object array) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < Array.getLength(array); i++) {
      all.add(Array.get(array, i));
    }
    return all;
  }
}

package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.Granularity;
import harrier.hook.ShadowFields;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Which shadow fields a class gets. The same class file always gets the same fields in the same
 * order, or another agent could not transform it again.
 */
final class ShadowFieldPlan {
  private static final String LONG = "J";
  private static final String REFERENCE = "Ljava/lang/Object;";
  private static final int ACCESS =
      Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;

  private static final int MAX_FIELDS = 65_535;

  private final ClassOutline outline;
  private final Layout layout;
  final List<ClassInfo.Field> fields = new ArrayList<>();
  final boolean isTop;

  ShadowFieldPlan(ClassOutline outline, Layout layout) {
    this.outline = outline;
    this.layout = layout;
    isTop = !outline.isInterface() && (outline.superName == null || Jdk.owns(outline.superName));
    int number = 0;
    for (ClassOutline.Field field : outline.fields) {
      fields.add(
          new ClassInfo.Field(
              field.name(),
              field.descriptor(),
              field.is(Opcodes.ACC_STATIC),
              field.is(Opcodes.ACC_VOLATILE),
              field.is(Opcodes.ACC_FINAL) || outline.isInterface() ? -1 : number++));
    }
    if (isTop) {
      for (ClassOutline.Field field : inheritedFromJdk()) {
        fields.add(
            new ClassInfo.Field(
                field.name(), field.descriptor(), false, field.is(Opcodes.ACC_VOLATILE), number++));
      }
    }
  }

  /**
   * Instance fields of JDK superclasses that code of the target can access. The classes are read,
   * not loaded: a class that is loaded while another is transformed would miss its models.
   */
  private List<ClassOutline.Field> inheritedFromJdk() {
    List<ClassOutline.Field> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    String type = outline.superName;
    while (type != null && !type.equals("java/lang/Object")) {
      ClassOutline jdk = read(type);
      if (jdk == null) {
        return List.of(); // a JDK class of the application loader: its fields go unchecked
      }
      for (ClassOutline.Field field : jdk.fields) {
        if ((field.is(Opcodes.ACC_PUBLIC) || field.is(Opcodes.ACC_PROTECTED))
            && !field.is(Opcodes.ACC_STATIC)
            && !field.is(Opcodes.ACC_FINAL)
            && seen.add(field.name() + field.descriptor())) {
          found.add(field);
        }
      }
      type = jdk.superName;
    }
    return found;
  }

  private static ClassOutline read(String type) {
    try (InputStream in =
        ClassLoader.getPlatformClassLoader().getResourceAsStream(type + ".class")) {
      return in == null ? null : new ClassOutline(new ClassReader(in.readAllBytes()));
    } catch (IOException e) {
      return null;
    }
  }

  /** Whether a class can have that many fields, at most two and some others for each of its own. */
  boolean fits() {
    return outline.fields.size() + 2 * fields.size() + 8 < MAX_FIELDS;
  }

  void addTo(ClassVisitor out) {
    if (outline.isInterface()) {
      return;
    }
    boolean fine = layout.fields() != Granularity.COARSE;
    boolean anyStatic = false;
    for (ClassInfo.Field field : fields) {
      if (field.number() < 0) {
        continue;
      }
      anyStatic |= field.isStatic();
      if (field.isVolatile()) {
        add(out, field.isStatic(), ShadowFields.REFERENCE + field.number(), REFERENCE);
      } else if (fine) {
        state(out, field.isStatic(), String.valueOf(field.number()));
      }
    }
    if (isTop) {
      add(out, false, ShadowFields.EXTENSION, REFERENCE);
    }
    if (anyStatic) {
      add(out, true, ShadowFields.STATIC_EXTENSION, REFERENCE);
    }
    if (layout.fields() != Granularity.FINE) {
      if (isTop) {
        state(out, false, ShadowFields.WHOLE);
      }
      if (anyStatic) {
        state(out, true, ShadowFields.WHOLE_STATIC);
      }
    }
  }

  private void state(ClassVisitor out, boolean isStatic, String suffix) {
    if (layout.keepsWords()) {
      add(out, isStatic, ShadowFields.READ + suffix, LONG);
      add(out, isStatic, ShadowFields.WRITE + suffix, LONG);
    } else {
      add(out, isStatic, ShadowFields.REFERENCE + suffix, REFERENCE);
    }
  }

  private static void add(ClassVisitor out, boolean isStatic, String name, String descriptor) {
    int access = isStatic ? ACCESS | Opcodes.ACC_STATIC : ACCESS;
    out.visitField(access, name, descriptor, null, null).visitEnd();
  }
}

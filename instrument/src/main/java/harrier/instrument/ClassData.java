package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.Classes;
import java.util.List;
import java.util.Set;

/** What the runtime is told of an instrumented class. */
record ClassData(
    String name,
    boolean isTop,
    boolean declaresClone,
    boolean hasInitializer,
    List<ClassInfo.Field> fields,
    Set<String> methods) {

  static ClassData of(ClassOutline outline, ShadowFieldPlan plan) {
    return new ClassData(
        MethodContext.binary(outline.name),
        plan.isTop,
        outline.declares("clone", "()Ljava/lang/Object;"),
        outline.hasInitializer(),
        plan.fields,
        outline.mayOverride());
  }

  ClassInfo register(ClassLoader loader) {
    return Classes.add(name, loader, isTop, declaresClone, hasInitializer, fields, methods);
  }
}

package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.Classes;

/** What the runtime is told of an instrumented class. */
record ClassData(String name, ClassInfo.Declared declared) {
  static ClassData of(ClassOutline outline, ShadowFieldPlan plan, Constructors constructors) {
    return new ClassData(
        MethodContext.binary(outline.name),
        new ClassInfo.Declared(
            outline.isInterface(),
            plan.isTop,
            outline.declares("clone", "()Ljava/lang/Object;"),
            outline.declares(ClassOutline.FINALIZER, "()V"),
            outline.hasInitializer(),
            outline.isInitializedWithSubtypes(),
            constructors.keepThis(),
            outline.supertypes(),
            plan.fields,
            outline.mayOverride()));
  }

  ClassInfo register(ClassLoader loader) {
    return Classes.add(name, loader, declared);
  }

  /** Registers it by a number, if that is free. */
  ClassInfo register(ClassLoader loader, int wanted) {
    return Classes.add(name, loader, declared, wanted);
  }
}

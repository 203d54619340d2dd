package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.ObjectCall;
import harrier.shadow.Site;
import harrier.shadow.Sites;

/** The numbers of this JVM: everything is registered with the runtime at once. */
final class RegisteredNumbers implements Numbers {
  static final String HOOKS = "harrier/hook/";

  private final ClassInfo info;
  private final String internalName;
  private final String name;

  RegisteredNumbers(ClassInfo info, String internalName) {
    this.info = info;
    this.internalName = internalName;
    name = MethodContext.binary(internalName);
  }

  @Override
  public String hooks() {
    return HOOKS;
  }

  @Override
  public boolean areFinal() {
    return true;
  }

  @Override
  public int ofClass() {
    return info.number;
  }

  @Override
  public int ofSite(
      String method,
      String source,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor) {
    return Sites.add(name, method, source, line, op, binary(owner), field, descriptor).id;
  }

  @Override
  public int ofCall(String method, String source, int line, String owner, ObjectCall.Form form) {
    return ObjectCall.add(Sites.add(name, method, source, line, Site.Op.CALL), form);
  }

  private String binary(String owner) {
    if (owner == null) {
      return null;
    }
    return owner.equals(internalName) ? name : MethodContext.binary(owner);
  }
}

package harrier.instrument;

import harrier.hook.ClassInfo;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Leads the method references of a {@link Template} to methods that watch: those are made in the
 * JVM that runs, so it cannot be done earlier.
 */
final class ReferenceLinker {
  private final ClassReader reader;
  private final ClassOutline outline;
  private final Layout layout;
  private final Numbers numbers;
  private final Needs.Scan scan;

  ReferenceLinker(byte[] bytes, Layout layout, ClassInfo info) {
    this.layout = layout;
    reader = new ClassReader(bytes);
    outline = new ClassOutline(reader);
    numbers = new RegisteredNumbers(info, outline.name);
    scan = new Needs.Scan(reader, outline, layout, true);
  }

  byte[] linked() {
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          private String source;

          @Override
          public void visitSource(String file, String debug) {
            source = file;
            super.visitSource(file, debug);
          }

          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor method =
                super.visitMethod(access, name, descriptor, signature, exceptions);
            ClassOutline.Code code = outline.code(name, descriptor);
            return scan.refers(code) ? watching(method, source, access, name, descriptor) : method;
          }
        },
        0);
    return writer.toByteArray();
  }

  private MethodVisitor watching(
      MethodVisitor method, String source, int access, String name, String descriptor) {
    Hooked unused = new Hooked(method, outline.hasFrames(), 0);
    MethodContext context =
        new MethodContext(outline, layout, numbers, source, access, name, descriptor, 0, unused);
    return context.informed(new ReferenceInstrumenter(method, context, layout.objects()));
  }
}

package harrier.report;

/**
 * A place in the source, taken apart: {@code pkg.Cls.method(File.java:17)}.
 *
 * @param method class and method, without a module
 * @param file the source file's name, or empty if unknown
 * @param line the line, or 0 if unknown
 */
record Site(String method, String file, int line) {

  /** Reads a site as a stack frame prints it; whatever else it is becomes the method. */
  static Site of(String frame) {
    int open = frame.lastIndexOf('(');
    if (open < 0 || !frame.endsWith(")")) {
      return new Site(frame, "", 0);
    }
    String method = frame.substring(frame.lastIndexOf('/', open) + 1, open);
    String source = frame.substring(open + 1, frame.length() - 1);
    int colon = source.lastIndexOf(':');
    if (colon > 0 && source.substring(colon + 1).matches("[0-9]{1,9}")) {
      return new Site(
          method, source.substring(0, colon), Integer.parseInt(source.substring(colon + 1)));
    }
    return new Site(method, source.matches(".+\\.[A-Za-z]+") ? source : "", 0);
  }

  /** The part an editor opens: {@code File.java:17}; the method where no file is known. */
  String position() {
    return file.isEmpty() ? method : line > 0 ? file + ":" + line : file;
  }

  /** The class, without its package. */
  String type() {
    String name = className();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  String className() {
    int dot = method.lastIndexOf('.');
    return dot < 0 ? method : method.substring(0, dot);
  }

  /** The file below its source root: {@code pkg/File.java}. */
  String path() {
    String name = className();
    int dot = name.lastIndexOf('.');
    return dot < 0 ? file : name.substring(0, dot).replace('.', '/') + "/" + file;
  }
}

package drivers;

import groovy.servlet.AbstractHttpServlet;
import java.lang.reflect.Proxy;
import java.util.Map;
import javax.servlet.ServletConfig;
import javax.servlet.ServletContext;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;

/** A servlet serves all requests with one matcher. */
final class Groovy6456 {
  private static final Map<String, String> PARAMETERS =
      Map.of("resource.name.regex", "old", "resource.name.replacement", "new");

  private static final class Servlet extends AbstractHttpServlet {
    String uri(HttpServletRequest request) {
      return getScriptUri(request);
    }
  }

  static void drive() throws ServletException {
    Servlet servlet = new Servlet();
    servlet.init(answering(ServletConfig.class));
    HttpServletRequest request = answering(HttpServletRequest.class);
    Unordered.twice(() -> servlet.uri(request));
  }

  /** An object that knows the answers which a servlet needs here. */
  private static <T> T answering(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            Groovy6456.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "getServletContext" -> answering(ServletContext.class);
                  case "getInitParameter" -> PARAMETERS.get(args[0]);
                  case "getServletPath" -> "/old/page.groovy";
                  default -> null;
                }));
  }
}

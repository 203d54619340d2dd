package applications;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.catalina.Context;

/** Tomcat with a servlet that counts in sessions, and one that answers from another thread. */
final class Tomcat {
  private Tomcat() {}

  public static void main(String[] args) throws Exception {
    org.apache.catalina.startup.Tomcat tomcat = new org.apache.catalina.startup.Tomcat();
    tomcat.setBaseDir(Path.of("tomcat").toAbsolutePath().toString());
    tomcat.setPort(0);
    tomcat.setSilent(true);
    Context context =
        tomcat.addContext(
            "", Files.createDirectories(Path.of("pages")).toAbsolutePath().toString());
    tomcat.addServlet("", "pages", new Pages());
    tomcat.addServlet("", "posts", new Posts()).setAsyncSupported(true);
    context.addServletMappingDecoded("/pages", "pages");
    context.addServletMappingDecoded("/posts", "posts");
    tomcat.start();
    Requests.to(tomcat.getConnector().getLocalPort(), "/pages", "/posts");
    tomcat.stop();
    tomcat.destroy();
    System.out.println("stopped");
  }

  /** Counts the visits of a session. */
  private static final class Pages extends HttpServlet {
    private static final long serialVersionUID = 1;

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
        throws IOException {
      Object visits = request.getSession().getAttribute("visits");
      int now = visits == null ? 1 : (Integer) visits + 1;
      request.getSession().setAttribute("visits", now);
      response.setContentType("text/plain");
      response.getWriter().println(request.getParameter("name") + " " + now);
    }
  }

  /** Answers with what was posted, from a thread of the container. */
  private static final class Posts extends HttpServlet {
    private static final long serialVersionUID = 1;

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
      AsyncContext later = request.startAsync();
      later.start(
          () -> {
            try {
              request.getReader().transferTo(later.getResponse().getWriter());
              later.complete();
            } catch (IOException e) {
              throw new IllegalStateException(e);
            }
          });
    }
  }
}

package applications;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.web.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.stereotype.Service;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A Spring Boot application with a controller, a service and JSON both ways. */
@SpringBootApplication
public class SpringBoot {
  public static void main(String[] args) throws Exception {
    SpringApplication application = new SpringApplication(SpringBoot.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setDefaultProperties(
        Map.of("server.port", "0", "logging.level.root", "warn", "spring.jmx.enabled", "true"));
    try (ConfigurableApplicationContext context = application.run(args)) {
      int port = ((ServletWebServerApplicationContext) context).getWebServer().getPort();
      Requests.to(port, "/visits", "/orders");
    }
    System.out.println("stopped");
  }

  /** What a user orders. */
  public record Order(String name, int number) {}

  /** What is known about orders. */
  public record Receipt(Order order, List<String> remarks) {}

  /** Counts visits by name. */
  @Service
  public static class Visits {
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    String by(String name) {
      int count = counts.computeIfAbsent(name, any -> new AtomicInteger()).incrementAndGet();
      return name + (count > 0 ? " was here" : " was never here");
    }
  }

  /** Answers requests. */
  @RestController
  public static class Desk {
    private final Visits visits;

    public Desk(Visits visits) {
      this.visits = visits;
    }

    @GetMapping("/visits")
    public String visit(@RequestParam("name") String name) {
      return visits.by(name);
    }

    @PostMapping("/orders")
    public Receipt order(@RequestBody Order order) {
      return new Receipt(order, List.of("paid", "number " + order.number()));
    }
  }
}

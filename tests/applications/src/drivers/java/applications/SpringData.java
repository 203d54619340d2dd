package applications;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Version;
import java.util.Map;
import java.util.Optional;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.web.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A Spring Boot application that keeps what it is told in a database, through Hibernate. */
@SpringBootApplication
@EnableJpaRepositories(considerNestedRepositories = true)
public class SpringData {
  private static final int NAMES = 7;

  public static void main(String[] args) throws Exception {
    SpringApplication application = new SpringApplication(SpringData.class);
    application.setBannerMode(Banner.Mode.OFF);
    application.setDefaultProperties(
        Map.of(
            "server.port", "0",
            "logging.level.root", "error",
            "spring.jpa.hibernate.ddl-auto", "create",
            "spring.datasource.url", "jdbc:h2:mem:orders;DB_CLOSE_DELAY=-1"));
    long start = System.nanoTime();
    try (ConfigurableApplicationContext context = application.run(args)) {
      System.err.println("started in " + (System.nanoTime() - start) / 1_000_000 + " ms");
      Desk desk = context.getBean(Desk.class);
      for (int i = 0; i < NAMES; i++) {
        desk.welcome(String.valueOf(i));
      }
      if (args.length == 0) {
        int port = ((ServletWebServerApplicationContext) context).getWebServer().getPort();
        Requests.to(port, "/customers", "/orders");
      }
      System.out.println(context.getBean(Purchases.class).count() + " orders");
    }
    System.out.println("stopped");
  }

  /** Who orders. */
  @Entity
  public static class Customer {
    @Id @GeneratedValue private Long id;
    @Version private int version;
    private String name;

    protected Customer() {}

    public Customer(String name) {
      this.name = name;
    }
  }

  /** What was ordered. */
  @Entity
  public static class Purchase {
    @Id @GeneratedValue private Long id;
    @ManyToOne private Customer customer;
    private int number;

    protected Purchase() {}

    public Purchase(Customer customer, int number) {
      this.customer = customer;
      this.number = number;
    }
  }

  /** All customers. */
  public interface Customers extends JpaRepository<Customer, Long> {
    Optional<Customer> findByName(String name);
  }

  /** All orders. */
  public interface Purchases extends JpaRepository<Purchase, Long> {
    long countByCustomerName(String name);
  }

  /** What somebody asks for. */
  public record Order(String name, int number) {}

  /** The rules. */
  @Service
  public static class Desk {
    private final Customers customers;
    private final Purchases purchases;

    public Desk(Customers customers, Purchases purchases) {
      this.customers = customers;
      this.purchases = purchases;
    }

    @Transactional
    public void welcome(String name) {
      customers.save(new Customer(name));
    }

    @Transactional(readOnly = true)
    public boolean knows(String name) {
      return customers.findByName(name).isPresent();
    }

    @Transactional
    public Order take(Order order) {
      String name = String.valueOf(order.number() % NAMES);
      Customer customer = customers.findByName(name).orElseThrow();
      purchases.save(new Purchase(customer, order.number()));
      long known = purchases.countByCustomerName(name);
      return new Order(known > 0 ? order.name() : "nobody", order.number());
    }
  }

  /** Answers requests. */
  @RestController
  public static class Door {
    private final Desk desk;

    public Door(Desk desk) {
      this.desk = desk;
    }

    @GetMapping("/customers")
    public String customer(@RequestParam("name") String name) {
      return name + (desk.knows(name) ? " is known" : " is unknown");
    }

    @PostMapping("/orders")
    public Order order(@RequestBody Order order) {
      return desk.take(order);
    }
  }
}

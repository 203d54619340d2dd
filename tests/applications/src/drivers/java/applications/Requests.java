package applications;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Users of a web server on this machine. */
final class Requests {
  private static final int USERS = 4;
  private static final int REQUESTS = 100;

  private Requests() {}

  /** Sends requests to two paths and says how long all answers were. */
  static void to(int port, String pages, String posts) throws Exception {
    long length =
        Load.of(
            USERS,
            user -> {
              HttpClient client = HttpClient.newHttpClient();
              long sum = 0;
              for (int i = 0; i < REQUESTS; i++) {
                String body = "{\"name\":\"user " + user + "\",\"number\":" + (1000 + i) + "}";
                sum += length(client, get(port, pages + "?name=" + i % 7));
                sum += length(client, post(port, posts, body));
              }
              return sum;
            });
    System.out.println(length + " characters");
  }

  private static HttpRequest get(int port, String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build();
  }

  private static HttpRequest post(int port, String path, String body) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
  }

  private static long length(HttpClient client, HttpRequest request) throws Exception {
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IllegalStateException(response + response.body());
    }
    return response.body().length();
  }
}

package baton;

/** What one thread of a program does. */
public interface Task {
  void run() throws Exception;
}

package targets;

/** The ways a program can end. */
enum Ending {
  RETURN {
    @Override
    void end(int code) {}
  },
  EXIT {
    @Override
    void end(int code) {
      System.exit(code);
    }
  },
  EXIT_IN_THREAD {
    @Override
    void end(int code) {
      new Thread(() -> System.exit(code)).start();
    }
  },
  HALT {
    @Override
    void end(int code) {
      Runtime.getRuntime().halt(code);
    }
  },
  THROW {
    @Override
    void end(int code) {
      throw new IllegalStateException("thrown on purpose");
    }
  },
  DAEMON {
    @Override
    void end(int code) {
      Thread daemon = new Thread(Ending::spin);
      daemon.setDaemon(true);
      daemon.start();
    }
  },
  SHUTDOWN_HOOK {
    @Override
    void end(int code) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    }
  },
  HANG {
    @Override
    void end(int code) {
      sleep(600_000);
    }
  };

  abstract void end(int code);

  private static int spins;

  private static void spin() {
    while (true) {
      spins++;
    }
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

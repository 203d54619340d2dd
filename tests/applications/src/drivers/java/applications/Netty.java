package applications;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioEventLoopGroup;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LineBasedFrameDecoder;
import io.netty.handler.codec.string.StringDecoder;
import io.netty.handler.codec.string.StringEncoder;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A Netty server that sends lines back, and clients of it. */
final class Netty {
  private static final int USERS = 4;
  private static final int LINES = 2000;

  private Netty() {}

  public static void main(String[] args) throws Exception {
    EventLoopGroup group = new NioEventLoopGroup(4);
    Channel server =
        new ServerBootstrap()
            .group(group)
            .channel(NioServerSocketChannel.class)
            .childHandler(lines(Netty::answer))
            .bind("localhost", 0)
            .sync()
            .channel();
    int port = ((InetSocketAddress) server.localAddress()).getPort();
    System.out.println(Load.of(USERS, user -> talk(group, port, user)) + " characters");
    server.close().sync();
    group.shutdownGracefully(0, 5, java.util.concurrent.TimeUnit.SECONDS).sync();
    System.out.println("stopped");
  }

  /** Answers a line, from the event loop or by way of another task of it. */
  private static void answer(ChannelHandlerContext context, String line) {
    if (line.endsWith("7")) {
      context.executor().execute(() -> context.writeAndFlush("later " + line + "\n"));
    } else {
      context.writeAndFlush(line + "\n");
    }
  }

  private static long talk(EventLoopGroup group, int port, int user) throws Exception {
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Channel channel =
        new Bootstrap()
            .group(group)
            .channel(NioSocketChannel.class)
            .handler(lines((context, line) -> answers.add(line)))
            .connect("localhost", port)
            .sync()
            .channel();
    long length = 0;
    for (int i = 0; i < LINES; i++) {
      channel.writeAndFlush("user " + user + " line " + i + "\n");
      if (i % 50 == 49) {
        for (int answer = 0; answer < 50; answer++) {
          length += answers.take().length();
        }
      }
    }
    channel.close().sync();
    return length;
  }

  /** What to do with a line. */
  private interface Lines {
    void take(ChannelHandlerContext context, String line) throws Exception;
  }

  private static ChannelInitializer<Channel> lines(Lines lines) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        ChannelPipeline pipeline = channel.pipeline();
        pipeline.addLast(new LineBasedFrameDecoder(200), new StringDecoder(), new StringEncoder());
        pipeline.addLast(
            new SimpleChannelInboundHandler<String>() {
              @Override
              protected void channelRead0(ChannelHandlerContext context, String line)
                  throws Exception {
                lines.take(context, line);
              }
            });
      }
    };
  }
}

package harrier.endtoend;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.Location;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.StepRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A debugger that steps through a target from its main method on, line by line. */
final class Debugger {
  private final List<String> steps = new ArrayList<>();
  private final VirtualMachine target;

  private Debugger(VirtualMachine target) {
    this.target = target;
  }

  /** The lines that were stepped on, each with the local variables and their values. */
  static List<String> steps(int port, String mainClass) throws Exception {
    AttachingConnector connector =
        Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(each -> each.name().equals("com.sun.jdi.SocketAttach"))
            .findFirst()
            .orElseThrow();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    arguments.get("hostname").setValue("127.0.0.1");
    arguments.get("port").setValue(String.valueOf(port));
    Debugger debugger = new Debugger(connector.attach(arguments));
    debugger.run(mainClass);
    return debugger.steps;
  }

  private void run(String mainClass) throws Exception {
    ClassPrepareRequest prepared = target.eventRequestManager().createClassPrepareRequest();
    prepared.addClassFilter(mainClass);
    prepared.enable();
    while (true) {
      EventSet events = target.eventQueue().remove();
      for (Event event : events) {
        if (event instanceof ClassPrepareEvent loaded) {
          Location main = loaded.referenceType().methodsByName("main").get(0).location();
          target.eventRequestManager().createBreakpointRequest(main).enable();
        } else if (event instanceof BreakpointEvent at) {
          record(at.thread(), at.location());
          step(at.thread());
        } else if (event instanceof StepEvent at) {
          record(at.thread(), at.location());
        } else if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) {
          return;
        }
      }
      events.resume();
    }
  }

  private void step(ThreadReference thread) {
    StepRequest step =
        target
            .eventRequestManager()
            .createStepRequest(thread, StepRequest.STEP_LINE, StepRequest.STEP_INTO);
    for (String excluded : List.of("java.*", "jdk.*", "sun.*")) {
      step.addClassExclusionFilter(excluded);
    }
    step.enable();
  }

  private static List<LocalVariable> variables(StackFrame frame) {
    try {
      return frame.visibleVariables();
    } catch (AbsentInformationException e) {
      return List.of();
    }
  }

  private void record(ThreadReference thread, Location at) throws IncompatibleThreadStateException {
    StringBuilder line = new StringBuilder();
    line.append(at.declaringType().name()).append('.').append(at.method().name());
    line.append(':').append(at.lineNumber());
    StackFrame frame = thread.frame(0);
    for (LocalVariable each : variables(frame)) {
      Value value = frame.getValue(each);
      line.append(' ').append(each.name()).append('=');
      line.append(value == null ? "null" : value.toString().replaceAll("\\(id=.*\\)", ""));
    }
    steps.add(line.toString());
  }
}

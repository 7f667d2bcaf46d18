package org.sluicempi.runtime.face;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes an exception read as the blocking call of the author's program would have thrown it: the frames of the delta call
 * are replaced by one of the call that stood there.
 *
 * @param type class that declares the blocking call
 * @param call its name
 */
public record AsBlocking(Class<?> type, String call) {
    /** @return {@code thrown}, whose stack and those of its causes have been changed */
    public <T extends Throwable> T from(T thrown) {
        Map<Throwable, Boolean> seen = new IdentityHashMap<>();
        for (Throwable each = thrown; each != null && seen.put(each, true) == null; each = each.getCause()) {
            each.setStackTrace(changed(each.getStackTrace()));
        }
        return thrown;
    }

    private StackTraceElement[] changed(StackTraceElement[] stack) {
        int program = stack.length;
        while (program > 0 && !isDelta(stack[program - 1])) {
            program--;
        }
        if (program == 0) {
            return stack;
        }
        int called = program;
        while (called > 0 && isOwn(stack[called - 1])) {
            called--;
        }
        // what the program's own code has thrown, called from in here, keeps its frames
        List<StackTraceElement> changed = new ArrayList<>(List.of(stack).subList(0, called));
        if (called == 0 || !stack[called - 1].getMethodName().equals(call)) {
            changed.add(new StackTraceElement(type.getName(), call, type.getSimpleName() + ".java", -1));
        }
        changed.addAll(List.of(stack).subList(program, stack.length));
        return changed.toArray(StackTraceElement[]::new);
    }

    private boolean isOwn(StackTraceElement frame) {
        String name = frame.getClassName();
        String own = type.getPackageName() + ".";
        return name.startsWith("org.sluicempi.runtime.") || name.startsWith(own) && name.indexOf('.', own.length()) < 0;
    }

    private boolean isDelta(StackTraceElement frame) {
        String own = type.getPackageName();
        return frame.getClassName().startsWith(own + ".Delta")
                || frame.getClassName().startsWith(own + ".Comm")
                        && frame.getMethodName().startsWith("delta");
    }
}

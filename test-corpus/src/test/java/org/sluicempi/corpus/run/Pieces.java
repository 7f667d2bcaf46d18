package org.sluicempi.corpus.run;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;

/**
 * Stands between an API face and the engine and counts, per line of the program, into how many pieces its messages were
 * cut and how often a receive was waited for in parts.
 */
final class Pieces {
    private final Map<Integer, Integer> most = new ConcurrentHashMap<>();

    /** The largest number of pieces of one message, or of partial waits for one, by line of the running source. */
    Map<Integer, Integer> most() {
        return Map.copyOf(most);
    }

    /** The rank, watched. */
    Rank watch(Rank rank, String mainClass) {
        return proxy(
                Rank.class,
                rank,
                (method, result) -> method.equals("world")
                        ? proxy(
                                Communicator.class,
                                (Communicator) result,
                                (name, value) -> watched(name, value, mainClass))
                        : result);
    }

    private Object watched(String method, Object result, String mainClass) {
        if (method.equals("openDelta")) {
            return counted(DeltaStream.class, (DeltaStream) result, "piece", line(mainClass));
        }
        if (method.equals("irecv")) {
            return counted(Request.class, (Request) result, "awaitElements", line(mainClass));
        }
        return result;
    }

    private <T> T counted(Class<T> type, T target, String counted, int line) {
        int[] count = {0};
        return proxy(type, target, (method, result) -> {
            if (method.equals(counted)) {
                most.merge(line, ++count[0], Math::max);
            }
            return result;
        });
    }

    private static int line(String mainClass) {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(f -> f.getClassName().startsWith(mainClass))
                        .mapToInt(StackWalker.StackFrame::getLineNumber)
                        .findFirst()
                        .orElse(0));
    }

    private static <T> T proxy(Class<T> type, T target, Watcher watcher) {
        InvocationHandler handler = (self, method, arguments) -> {
            try {
                return watcher.after(method.getName(), method.invoke(target, arguments));
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        };
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private interface Watcher {
        Object after(String method, Object result);
    }
}

package org.sluicempi.corpus.run;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.DeltaStream;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;

/**
 * Stands between an API face and the engine and counts, per line of the program, into how many pieces its messages were
 * cut and how often a receive was waited for in parts.
 */
final class Pieces {
    private final Set<Integer> cut = ConcurrentHashMap.newKeySet();
    private final Set<Integer> awaited = ConcurrentHashMap.newKeySet();

    /** Lines of the running source at which a message was begun that left in more than one piece. */
    Set<Integer> cut() {
        return Set.copyOf(cut);
    }

    /** Lines of the running source at which a receive was posted that was asked for a part of its message, which it may have refused. */
    Set<Integer> awaited() {
        return Set.copyOf(awaited);
    }

    /** The rank, watched. */
    Rank watch(Rank rank, String mainClass) {
        return proxy(
                Rank.class,
                rank,
                method -> {},
                (method, result) -> method.equals("world")
                        ? proxy(
                                Communicator.class,
                                (Communicator) result,
                                name -> {},
                                (name, value) -> watched(name, value, mainClass))
                        : result);
    }

    private Object watched(String method, Object result, String mainClass) {
        if (method.equals("openDelta")) {
            int line = line(mainClass);
            int[] pieces = {0};
            return proxy(DeltaStream.class, (DeltaStream) result, name -> {}, (name, value) -> {
                if (name.equals("piece") && ++pieces[0] > 1) {
                    cut.add(line);
                }
                return value;
            });
        }
        if (method.equals("irecv")) {
            int line = line(mainClass);
            return proxy(
                    Request.class,
                    (Request) result,
                    name -> {
                        if (name.equals("awaitElements") || name.equals("arrivedUpTo")) {
                            awaited.add(line);
                        }
                    },
                    (name, value) -> value);
        }
        return result;
    }

    private static int line(String mainClass) {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(f -> f.getClassName().startsWith(mainClass))
                        .mapToInt(StackWalker.StackFrame::getLineNumber)
                        .findFirst()
                        .orElse(0));
    }

    private static <T> T proxy(Class<T> type, T target, Consumer<String> before, Watcher watcher) {
        InvocationHandler handler = (self, method, arguments) -> {
            before.accept(method.getName());
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

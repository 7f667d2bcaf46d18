package org.sluicempi.analyzer.dependence.check;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.SendMode;

/**
 * Who could tell by messages that calls are under way together, though nobody sees anything of the code that makes them.
 *
 * <p>Another thread of the rank: it may use a buffer until a message tells it not to, and takes messages that a receive would meet
 * that is posted early. A rank that sends in synchronous mode: its send ends when a receive has been posted (MPI 4.1, 3.4); in
 * buffered mode: its room is free then (3.6).
 */
public final class Onlookers {
    /** A synchronous send ends, and the room of a buffered one is free, when a receive has been posted. */
    private static final Set<SendMode> LATE = Set.of(SendMode.SYNC, SendMode.BUFFERED);

    private Onlookers() {}

    /**
     * One of them, in words.
     *
     * @param receives whether there are receives among the calls
     */
    public static Optional<String> of(boolean receives, Method method) {
        if (method.hasThreads()) {
            return Optional.of("the program has other threads, which may use a buffer until a message comes");
        }
        return receives
                ? synchronous(method)
                        .map(name -> "'" + name + "' somewhere in the program tells when a receive is posted")
                : Optional.empty();
    }

    private static Optional<String> synchronous(Method method) {
        Dialect dialect = method.calls().dialect();
        return dialect.calls().entrySet().stream()
                .filter(call -> LATE.contains(call.getValue().mode()))
                .map(Map.Entry::getKey)
                .map(name -> name.substring(name.indexOf('.') + 1))
                .sorted()
                .filter(name -> method.callers().call(name, method.executable()))
                .findFirst();
    }
}

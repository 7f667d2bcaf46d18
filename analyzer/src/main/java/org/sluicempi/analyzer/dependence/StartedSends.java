package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtLoop;

/**
 * Sends that start before a loop already. A later send may step over them if it starts before the same loop: it starts
 * after them there, so the order of the messages stays.
 */
final class StartedSends {
    private final List<Flow.Sent> sends = new ArrayList<>();

    void add(Flow.Sent sent) {
        sends.add(sent);
    }

    Predicate<CtAbstractInvocation<?>> before(CtLoop loop) {
        return call -> sends.stream()
                .anyMatch(sent -> !sent.announcedAtEnd()
                        && sent.loop().loop() == loop
                        && sent.candidate().site().invocation() == call);
    }
}

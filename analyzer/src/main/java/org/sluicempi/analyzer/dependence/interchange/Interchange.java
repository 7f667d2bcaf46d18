package org.sluicempi.analyzer.dependence.interchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtExecutable;

/** Nests of loops that have changed places in the model, until this is closed. Nobody else may read the model meanwhile. */
public final class Interchange implements AutoCloseable {
    private final Bodies bodies;
    private final List<Turned> turned = new ArrayList<>();

    private record Turned(Nest nest, CtExecutable<?> executable) {}

    public Interchange(Bodies bodies) {
        this.bodies = bodies;
    }

    /**
     * Lets the loops change places, nest by nest, that produce or consume messages of a method.
     *
     * @param sites of the method, those whose messages are not cut
     * @param better asked when the loops of one more nest have changed places and nobody knows the method's body any more: whether
     *     they are to stay so
     */
    public void tryOn(Method method, List<Site> sites, BooleanSupplier better) {
        for (Nest nest : nests(method, sites)) {
            Turned one = new Turned(nest, method.executable());
            turn(one);
            boolean kept = false;
            try {
                kept = better.getAsBoolean();
            } finally {
                if (kept) {
                    turned.add(one);
                } else {
                    turn(one);
                }
            }
        }
    }

    private static List<Nest> nests(Method method, List<Site> sites) {
        List<Nest> nests = new ArrayList<>();
        for (Site site : sites) {
            nest(method, site)
                    .filter(found -> nests.stream().noneMatch(nest -> nest.outer() == found.outer()))
                    .ifPresent(nests::add);
        }
        return nests;
    }

    private static Optional<Nest> nest(Method method, Site site) {
        Optional<Buffer> buffer = Buffer.of(site.buffer(), method.expressions());
        boolean plain = site.call().kind() == CallKind.SEND || site.call().kind() == CallKind.RECV;
        if (!plain || buffer.isEmpty() || site.statement().isEmpty()) {
            return Optional.empty();
        }
        LoopSearch search = new LoopSearch(method, buffer.get(), site.call().kind() == CallKind.SEND);
        return search.from(site.statement().get()) instanceof LoopSearch.Found found
                ? Nest.of(found.loop(), method)
                : Optional.empty();
    }

    private void turn(Turned one) {
        one.nest().turn();
        bodies.forget(one.executable());
    }

    /** Gives all loops their places back. */
    @Override
    public void close() {
        turned.forEach(this::turn);
        turned.clear();
    }
}

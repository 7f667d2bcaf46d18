package org.sluicempi.analyzer.dependence.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtExecutable;

/** Loops that have another form in the model, until this is closed. Nobody else may read the model meanwhile. */
public final class Rewriting implements AutoCloseable {
    private final Bodies bodies;
    private final List<Made> made = new ArrayList<>();

    private record Made(Rewrite rewrite, CtExecutable<?> executable) {}

    public Rewriting(Bodies bodies) {
        this.bodies = bodies;
    }

    /**
     * Gives a form to the loops, one by one, that produce or consume messages of a method.
     *
     * @param sites of the method, those whose messages are not cut
     * @param better asked when one more loop has the form and the method is decided about anew: whether it is to keep it
     */
    public void tryOn(Form form, Method method, List<Site> sites, BooleanSupplier better) {
        for (Rewrite rewrite : rewrites(form, method, sites)) {
            Made one = new Made(rewrite, method.executable());
            bodies.of(one.executable());
            rewrite.carryOut();
            bodies.rewrite(one.executable());
            boolean kept = false;
            try {
                kept = better.getAsBoolean();
            } finally {
                if (kept) {
                    made.add(one);
                } else {
                    takeBack(one);
                }
            }
        }
    }

    private static List<Rewrite> rewrites(Form form, Method method, List<Site> sites) {
        List<Rewrite> rewrites = new ArrayList<>();
        for (Site site : sites) {
            messages(site)
                    .flatMap(message -> of(form, method, message).stream())
                    .filter(found -> rewrites.stream().noneMatch(other -> other.loop() == found.loop()))
                    .forEach(rewrites::add);
        }
        return rewrites;
    }

    /** The site itself where it sends or receives one message, its two halves where it does both. */
    private static Stream<Site> messages(Site site) {
        return switch (site.call().kind()) {
            case SEND, RECV -> Stream.of(site);
            case SEND_RECV -> Stream.of(site.half(CallKind.SEND), site.half(CallKind.RECV));
            default -> Stream.empty();
        };
    }

    private static Optional<? extends Rewrite> of(Form form, Method method, Site site) {
        Optional<Buffer> buffer = Buffer.of(site.buffer(), method.expressions());
        if (buffer.isEmpty() || site.statement().isEmpty()) {
            return Optional.empty();
        }
        LoopSearch search = new LoopSearch(method, buffer.get(), site.call().kind() == CallKind.SEND);
        return search.from(site.statement().get()) instanceof LoopSearch.Found found
                ? form.of(found, site, buffer.get(), method)
                : Optional.empty();
    }

    private void takeBack(Made one) {
        one.rewrite().takeBack();
        if (made.stream().anyMatch(other -> other != one && other.executable() == one.executable())) {
            bodies.rewrite(one.executable());
        } else {
            bodies.restore(one.executable());
        }
    }

    /** Gives all loops the forms back that the text has, the last one first. */
    @Override
    public void close() {
        while (!made.isEmpty()) {
            takeBack(made.remove(made.size() - 1));
        }
    }
}

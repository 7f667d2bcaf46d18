package org.sluicempi.analyzer.effect;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.callgraph.CallSites;
import org.sluicempi.analyzer.callgraph.Codes;
import org.sluicempi.analyzer.callgraph.Openness;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.flow.Body;
import spoon.reflect.code.CtCatch;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtModifiable;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/** Follows exceptions through one model, from handler to handler and from method to caller. */
final class FlowCallers implements Callers {
    private final Codes codes;
    private final Handling handling;
    private final Openness openness;
    private final CallSites sites;
    /** By the step that has caught: a loop of a long method has many handlers, and each exception comes to all of them. */
    private final Map<OwnedBody, Map<Integer, Handling.Way>> ways = new IdentityHashMap<>();

    FlowCallers(Codes codes, Handling handling, Openness openness, CallSites sites) {
        this.codes = codes;
        this.handling = handling;
        this.openness = openness;
        this.sites = sites;
    }

    @Override
    public List<Catcher> of(Body body, int step) {
        Search search = new Search();
        search.thrown(codes.of(body), step);
        while (!search.waiting.isEmpty()) {
            Thrown next = search.waiting.remove();
            search.arrive(next.code(), next.landing());
        }
        return List.copyOf(search.found);
    }

    @Override
    public Optional<List<Place>> callsOf(CtExecutable<?> executable) {
        boolean open = executable instanceof CtAnonymousExecutable
                || openness.isOpen(executable)
                || openness.isMain(codes.of(executable))
                || !sites.referencesTo(executable).isEmpty()
                || sites.of(executable).stream().anyMatch(sites::isDoubted);
        return open
                ? Optional.empty()
                : Optional.of(sites.of(executable).stream()
                        .map(site -> new Place(site.code().body(), site.code().executable(), site.step()))
                        .toList());
    }

    @Override
    public boolean haveThreads(CtElement place) {
        return openness.hasThreads(place);
    }

    @Override
    public boolean call(String methodName, CtElement place) {
        return openness.uses(methodName, place);
    }

    @Override
    public boolean mayBeChosen(CtMethod<?> method) {
        return sites.mayBeChosen(method);
    }

    /** What steps that land at one place throw. */
    private record Thrown(OwnedBody code, int landing) {}

    /** One exception on its way. */
    private final class Search {
        private final Set<Catcher> found = new LinkedHashSet<>();
        private final Deque<Thrown> waiting = new ArrayDeque<>();
        private final Map<OwnedBody, Set<Integer>> seen = new IdentityHashMap<>();
        private final Map<OwnedBody, Set<Integer>> handled = new IdentityHashMap<>();
        private final Set<OwnedBody> left = Collections.newSetFromMap(new IdentityHashMap<>());

        private void thrown(OwnedBody code, int step) {
            landsAt(code, code.body().landing(step));
        }

        private void landsAt(OwnedBody code, int landing) {
            if (seen.computeIfAbsent(code, key -> new HashSet<>()).add(landing)) {
                waiting.add(new Thrown(code, landing));
            }
        }

        private void arrive(OwnedBody code, int landing) {
            for (int place : Landings.from(code.body(), landing)) {
                if (place == Body.EXIT) {
                    leave(code);
                } else if (handled.computeIfAbsent(code, key -> new HashSet<>()).add(place)) {
                    handle(code, place);
                }
            }
        }

        private void handle(OwnedBody code, int place) {
            Handling.Way way = ways.computeIfAbsent(code, key -> new HashMap<>())
                    .computeIfAbsent(place, key -> handling.of(code, place, isLast(code)));
            CtElement origin = code.steps().get(place).origin();
            CtElement catcher = origin.getParent() instanceof CtCatch handler ? handler : origin;
            boolean ends = way.endsJob() && !openness.hasHooks();
            found.add(new Catcher(catcher, true, ends ? Conduct.ENDS_JOB : Conduct.GOES_ON));
            way.landings().forEach(landing -> landsAt(code, landing));
        }

        /**
         * Whether it is a {@code main} that the program itself does not call, and there are no other threads: behind it nothing
         * of the program is executed.
         */
        private boolean isLast(OwnedBody code) {
            return openness.isMain(code)
                    && !openness.hasThreads()
                    && code.executable()
                            .filter(main -> sites.of(main).isEmpty()
                                    && sites.referencesTo(main).isEmpty())
                            .isPresent();
        }

        private void leave(OwnedBody code) {
            if (!left.add(code)) {
                return;
            }
            @Nullable CtExecutable<?> executable = code.executable().orElse(null);
            if (executable == null || executable instanceof CtAnonymousExecutable) {
                CtType<?> type = code.type().orElse(null);
                if (type != null) {
                    sites.ofInitialiser(type).forEach(site -> thrown(site.code(), site.step()));
                    openness.ofInitialiser(type).forEach(this::unknown);
                }
                if (executable instanceof CtModifiable block
                        && !block.hasModifier(ModifierKind.STATIC)
                        && type instanceof CtClass<?> made) {
                    made.getConstructors().forEach(this::leaveTo);
                }
                return;
            }
            leaveTo(executable);
        }

        /** Goes on where a method or constructor may be called. */
        private void leaveTo(CtExecutable<?> executable) {
            sites.of(executable).forEach(site -> thrown(site.code(), site.step()));
            sites.referencesTo(executable).forEach(this::unknown);
            if (openness.isOpen(executable)) {
                unknown(executable);
            }
        }

        private void unknown(CtElement place) {
            found.add(new Catcher(place, false, Conduct.GOES_ON));
        }
    }
}

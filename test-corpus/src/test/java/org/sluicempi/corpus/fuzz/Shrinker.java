package org.sluicempi.corpus.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes a failing case smaller as long as it fails. */
final class Shrinker {
    private final Predicate<Case> fails;
    private int attempts;

    /** @param attempts how often {@code fails} may be asked */
    Shrinker(Predicate<Case> fails, int attempts) {
        this.fails = fails;
        this.attempts = attempts;
    }

    Case shrink(Case failing) {
        Case smallest = failing;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Case candidate : candidates(smallest).toList()) {
                if (attempts-- <= 0) {
                    return smallest;
                }
                if (fails.test(candidate)) {
                    smallest = candidate;
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    private static Stream<Case> candidates(Case made) {
        Stream<Case> fewer = made.phases().size() == 1
                ? Stream.empty()
                : IntStream.range(0, made.phases().size()).mapToObj(k -> made.with(without(made.phases(), k)));
        Stream<Case> simpler = IntStream.range(0, made.phases().size())
                .boxed()
                .flatMap(k -> simpler(made.phases().get(k)).map(p -> made.with(replaced(made.phases(), k, p))));
        return Stream.concat(fewer, simpler);
    }

    /** Phases with one feature less; the places that are accessed stay within the arrays. */
    private static Stream<Phase> simpler(Phase p) {
        List<Phase> phases = new ArrayList<>();
        if (p.messages().size() > 1) {
            phases.add(p.withMessages(p.messages().subList(0, 1)));
            phases.add(p.withMessages(p.messages().subList(1, 2)));
        }
        phases.add(p.withoutStatements().with(false, Phase.Alias.NONE, Phase.Holder.LOCAL, false, false, 1));
        phases.add(p.withoutStatements());
        phases.add(p.with(false, p.aliased(), p.holder(), p.guarded(), p.patched(), p.repeats()));
        phases.add(p.with(p.chained(), Phase.Alias.NONE, p.holder(), p.guarded(), p.patched(), p.repeats()));
        phases.add(p.with(p.chained(), p.aliased(), Phase.Holder.LOCAL, p.guarded(), p.patched(), p.repeats()));
        phases.add(p.with(p.chained(), p.aliased(), p.holder(), false, p.patched(), p.repeats()));
        phases.add(p.with(p.chained(), p.aliased(), p.holder(), p.guarded(), false, p.repeats()));
        phases.add(p.with(p.chained(), p.aliased(), p.holder(), p.guarded(), p.patched(), 1));
        simpler(p.producer()).forEach(n -> phases.add(p.withNests(n, p.consumer())));
        simpler(p.consumer()).forEach(n -> phases.add(p.withNests(p.producer(), n)));
        for (int m = 0; m < p.messages().size(); m++) {
            int at = m;
            simpler(p.messages().get(m)).forEach(s -> phases.add(p.withMessages(replaced(p.messages(), at, s))));
        }
        return phases.stream().filter(q -> !q.equals(p));
    }

    private static Stream<Nest> simpler(Nest n) {
        return Stream.of(
                        nest(n, n.lo(), n.hi(), n.inclusive(), n.symbolic(), 0, -1),
                        nest(n, n.lo(), n.hi(), n.inclusive(), false, n.guard(), n.leave()),
                        nest(n, n.lo(), n.hi(), false, n.symbolic(), n.guard(), n.leave()),
                        nest(n, n.lo(), (n.lo() + n.hi() + 1) / 2, n.inclusive(), n.symbolic(), n.guard(), n.leave()),
                        nest(
                                n,
                                n.lo(),
                                Math.max(n.lo(), n.hi() - 1),
                                n.inclusive(),
                                n.symbolic(),
                                n.guard(),
                                n.leave()),
                        nest(
                                n,
                                Math.min(n.lo() + 1, n.hi()),
                                n.hi(),
                                n.inclusive(),
                                n.symbolic(),
                                n.guard(),
                                n.leave()))
                .filter(other -> !other.equals(n) && other.form() != Nest.Form.INDIRECT);
    }

    private static Stream<Message> simpler(Message m) {
        List<Message> messages = new ArrayList<>();
        messages.add(new Message(
                m.writes(), m.reads(), m.length(), m.sendOffset(), m.count(), m.recvOffset(), m.count(), false, false));
        messages.add(new Message(
                m.writes(), m.reads(), m.length(), 0, m.length(), 0, m.length(), m.accumulate(), m.overwrite()));
        for (int k = 0; k < m.writes().size() && m.writes().size() > 1; k++) {
            messages.add(new Message(
                    without(m.writes(), k),
                    m.reads(),
                    m.length(),
                    m.sendOffset(),
                    m.count(),
                    m.recvOffset(),
                    m.recvCount(),
                    m.accumulate(),
                    m.overwrite()));
        }
        for (int k = 0; k < m.reads().size() && m.reads().size() > 1; k++) {
            messages.add(new Message(
                    m.writes(),
                    without(m.reads(), k),
                    m.length(),
                    m.sendOffset(),
                    m.count(),
                    m.recvOffset(),
                    m.recvCount(),
                    m.accumulate(),
                    m.overwrite()));
        }
        return messages.stream().filter(other -> !other.equals(m));
    }

    private static Nest nest(Nest n, int lo, int hi, boolean inclusive, boolean symbolic, int guard, int leave) {
        return new Nest(
                n.form(),
                lo,
                hi,
                n.step(),
                n.down(),
                inclusive,
                symbolic,
                n.cols(),
                n.innerLo(),
                n.innerHi(),
                guard,
                leave);
    }

    private static <T> List<T> without(List<T> list, int index) {
        List<T> rest = new ArrayList<>(list);
        rest.remove(index);
        return rest;
    }

    private static <T> List<T> replaced(List<T> list, int index, T value) {
        List<T> copy = new ArrayList<>(list);
        copy.set(index, value);
        return copy;
    }
}

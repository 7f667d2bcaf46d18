package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The statements around a place that {@code break}, {@code continue} and {@code yield} may mean. */
final class JumpTargets {
    private final List<Target> open = new ArrayList<>();

    /**
     * A statement that can be left.
     *
     * @param name its label
     * @param plain whether {@code break} without a label means it
     * @param onward where {@code continue} goes, in a loop
     * @param yields the values of a switch expression; such a target takes only {@code yield}
     * @param depth how many clean-ups are around it
     */
    record Target(
            @Nullable String name,
            boolean plain,
            Label end,
            Optional<Label> onward,
            Optional<Operands> yields,
            int depth) {}

    void enter(Target target) {
        open.add(target);
    }

    void leave() {
        open.remove(open.size() - 1);
    }

    Optional<Target> ofBreak(@Nullable String label) {
        return last(target -> label == null ? target.plain() : label.equals(target.name()));
    }

    Optional<Target> ofContinue(@Nullable String label) {
        return last(target -> target.onward().isPresent() && (label == null || label.equals(target.name())));
    }

    Optional<Target> ofYield() {
        return last(target -> target.yields().isPresent());
    }

    private Optional<Target> last(java.util.function.Predicate<Target> wanted) {
        for (int i = open.size() - 1; i >= 0; i--) {
            if (wanted.test(open.get(i))) {
                return Optional.of(open.get(i));
            }
        }
        return Optional.empty();
    }
}

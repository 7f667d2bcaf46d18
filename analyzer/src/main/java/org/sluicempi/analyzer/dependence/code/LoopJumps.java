package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtSwitch;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * The jumps that end a loop early; exceptions are none.
 *
 * @param toItsEnd whether a {@code break} leads right behind the loop
 * @param beyond whether a jump may lead farther than that: {@code return}, a label, a jump by way of a {@code finally} block
 */
public record LoopJumps(boolean toItsEnd, boolean beyond) {
    /** @param body the method that the loop stands in */
    public static LoopJumps of(CtLoop loop, Body body) {
        boolean toItsEnd = !endingsOf(loop).isEmpty();
        Range whole = body.of(loop).orElseThrow();
        Range inside = body.of(loop.getBody()).orElseThrow();
        boolean beyond = false;
        for (int i = inside.from(); i < inside.to(); i++) {
            Step step = body.step(i);
            boolean leaves = body.successors(i).stream().anyMatch(next -> !whole.contains(next));
            boolean plain = step.origin() instanceof CtBreak jump && ends(loop, jump);
            beyond |= leaves && !plain && !(step instanceof Step.Throw || step instanceof Step.Landing);
        }
        return new LoopJumps(toItsEnd, beyond);
    }

    /** Each {@code break} that leads right behind the loop, in the order of the text. */
    public static List<CtBreak> endingsOf(CtLoop loop) {
        return loop.getBody().getElements(new TypeFilter<>(CtBreak.class)).stream()
                .filter(jump -> ends(loop, jump))
                .toList();
    }

    public boolean areNone() {
        return !toItsEnd && !beyond;
    }

    /** Another label than the loop's own may stand around it together with what follows it. */
    private static boolean ends(CtLoop loop, CtBreak jump) {
        if (jump.getTargetLabel() != null) {
            return jump.getTargetLabel().equals(loop.getLabel());
        }
        CtElement around = jump.getParent();
        while (!(around instanceof CtLoop || around instanceof CtSwitch<?>)) {
            around = around.getParent();
        }
        return around == loop;
    }
}

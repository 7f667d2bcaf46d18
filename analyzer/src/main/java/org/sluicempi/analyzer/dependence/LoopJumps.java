package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtLoop;

/**
 * The jumps that end a loop early; exceptions are none.
 *
 * @param toItsEnd whether a {@code break} leads right behind the loop
 * @param beyond whether a jump leads farther than that: {@code return}, a label
 */
record LoopJumps(boolean toItsEnd, boolean beyond) {
    /** @param body the method that the loop stands in */
    static LoopJumps of(CtLoop loop, Body body) {
        Range whole = body.of(loop).orElseThrow();
        Range inside = body.of(loop.getBody()).orElseThrow();
        List<Step> jumps = new ArrayList<>();
        for (int i = inside.from(); i < inside.to(); i++) {
            Step step = body.step(i);
            boolean thrown = step instanceof Step.Throw || step instanceof Step.Landing;
            if (!thrown && body.successors(i).stream().anyMatch(next -> !whole.contains(next))) {
                jumps.add(step);
            }
        }
        return new LoopJumps(
                jumps.stream().anyMatch(LoopJumps::isPlainBreak), !jumps.stream().allMatch(LoopJumps::isPlainBreak));
    }

    boolean areNone() {
        return !toItsEnd && !beyond;
    }

    /** A label may stand around the loop together with what follows it, so only a plain break is known to stop short of that. */
    private static boolean isPlainBreak(Step step) {
        return step.origin() instanceof CtBreak jump && jump.getTargetLabel() == null;
    }
}

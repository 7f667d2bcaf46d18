package org.sluicempi.analyzer.flow.lowering;

import org.sluicempi.analyzer.flow.Body;

/** A place in a body that is being built, to which steps may lead before it is known which step stands there. */
final class Label {
    private static final int OPEN = -2;

    private int target = OPEN;
    private boolean used;

    /** The end of the body. */
    static Label exit() {
        Label exit = new Label();
        exit.target = Body.EXIT;
        return exit;
    }

    void bind(int step) {
        if (target != OPEN) {
            throw new IllegalStateException("a label of two steps");
        }
        target = step;
    }

    /** Notes that a step leads here. */
    Label use() {
        used = true;
        return this;
    }

    boolean isUsed() {
        return used;
    }

    int target() {
        if (target == OPEN) {
            throw new IllegalStateException("a step leads to a place that was never reached");
        }
        return target;
    }
}

package org.sluicempi.transformer.weave;

import java.util.List;

/** The registered passes in the order in which they run. */
final class Passes {
    private Passes() {}

    static List<WeavePass> all() {
        return List.of(
                // First, so that the remarks of the others name the author's lines.
                new RestoreLinesPass(), new NonblockingPass());
    }
}

package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.source.SourceText;

/** The header of a loop in the text, and how it is edited. */
public sealed interface LoopHeader permits CountingHeader, EachHeader {
    static LoopHeader of(CountedLoop loop, SourceText text) {
        return loop.isOverElements() ? EachHeader.of(loop, text) : CountingHeader.of(loop, text);
    }

    /** Whether the loop can be made to run from one number to another. */
    boolean canBeCut();

    /** The first value of the counter, as text. */
    String lower();

    /** The bound that the counter is compared with, as text. */
    String upper();

    /** Whether the counter may be equal to that. */
    boolean inclusive();

    /** What lets the loop run from one number up to another, which it does not reach. */
    List<Step> within(String site, String from, String to);

    /** What gives the counter a name, where it has none. */
    List<Step> named(String site);
}

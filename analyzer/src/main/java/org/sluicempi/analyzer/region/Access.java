package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;

/**
 * One step in a loop that reads or writes an element of a buffer.
 *
 * @param step its index in the body
 * @param element where it stands in the program
 * @param index over the counters of the loop and of {@code nest}, and symbols from outside of the loop
 * @param length of the array, where a variable names it
 * @param nest the counted loops between the loop and the access, outermost first
 * @param conditional whether an iteration of one of the loops may pass it by
 * @param writes whether it may change the element; otherwise it only reads it
 */
public record Access(
        int step,
        CtElement element,
        Poly index,
        Optional<Symbol> length,
        List<CountedLoop> nest,
        boolean conditional,
        boolean writes) {
    public Access {
        nest = List.copyOf(nest);
    }

    /** The same access, with more known about its loops. */
    public Access within(List<CountedLoop> loops) {
        return new Access(step, element, index, length, loops, conditional, writes);
    }

    /** What holds whenever the access happens, as far as the loops inside say. */
    public List<Poly> facts() {
        List<Poly> facts = new ArrayList<>();
        nest.forEach(loop -> facts.addAll(loop.facts()));
        return facts;
    }
}

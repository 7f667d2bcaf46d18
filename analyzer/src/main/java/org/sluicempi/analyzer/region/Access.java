package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtArrayAccess;

/**
 * One place in a loop that reads or writes elements of a buffer.
 *
 * @param element the access
 * @param index over the counters of the loop and of {@code nest}, and symbols from outside of the loop
 * @param nest the counted loops between the loop and the access, outermost first
 * @param conditional whether an iteration of the innermost loop may pass it by
 * @param writes whether it may change the element; otherwise it only reads it
 */
public record Access(
        CtArrayAccess<?, ?> element, Poly index, List<CountedLoop> nest, boolean conditional, boolean writes) {
    public Access {
        nest = List.copyOf(nest);
    }

    /** What holds whenever the access happens, as far as the loops inside say. */
    public List<Poly> facts() {
        List<Poly> facts = new ArrayList<>();
        nest.forEach(loop -> facts.addAll(loop.facts()));
        return facts;
    }
}

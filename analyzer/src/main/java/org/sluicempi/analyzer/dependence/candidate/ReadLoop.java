package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtLoop;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/** A counted loop with the reader of what its iterations access. */
record ReadLoop(CountedLoop loop, AccessReader reader) {

    /** The counted loops of a statement, outer ones first. */
    static List<ReadLoop> in(CtElement statement, Method method) {
        return statement.getElements(new TypeFilter<>(CtLoop.class)).stream()
                .map(loop -> LoopSearch.counted(loop, method))
                .flatMap(Optional::stream)
                .map(loop -> new ReadLoop(loop, new AccessReader(loop, method.routine())))
                .toList();
    }

    /** What holds in every iteration of the loop. */
    List<Poly> facts(Method method) {
        List<Poly> facts = new ArrayList<>(loop.facts());
        facts.addAll(EnclosingFacts.of(loop, method));
        return facts;
    }

    /** The steps of the whole loop. */
    Range range(Method method) {
        return method.body().of(loop.loop()).orElseThrow();
    }
}

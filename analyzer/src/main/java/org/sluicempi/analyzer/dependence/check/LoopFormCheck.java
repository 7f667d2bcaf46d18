package org.sluicempi.analyzer.dependence.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.LoopForm;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtFor;
import spoon.reflect.declaration.CtElement;

/** SL103: something in the loop may change its bound or its step by way of a field, or the step may lead away from the bound. */
public final class LoopFormCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        CountedLoop loop = candidate.loop();
        Optional<CtElement> change = change(loop, candidate.method());
        if (change.isPresent()) {
            return change.map(found -> LoopForm.changed(loop.loop(), found, candidate.remarks()));
        }
        return loop.pace().certain()
                ? candidate.calledByOthers().flatMap(alone -> ofOthers(candidate, alone))
                : Optional.of(LoopForm.mayStandStill(loop.loop(), candidate.remarks()));
    }

    /** The strips of a loop in a called method count for all its callers. */
    private static Optional<Remark> ofOthers(Candidate candidate, Method alone) {
        CtFor loop = candidate.loop().loop();
        Optional<CountedLoop> counted = LoopSearch.counted(loop, alone);
        return counted.isEmpty()
                ? Optional.of(LoopForm.refusal(loop, alone, candidate.remarks()))
                : change(counted.get(), alone).map(change -> LoopForm.changed(loop, change, candidate.remarks()));
    }

    private static Optional<CtElement> change(CountedLoop loop, Method method) {
        Set<Symbol> symbols = new LinkedHashSet<>(loop.first().symbols());
        symbols.addAll(loop.end().symbols());
        symbols.remove(loop.symbol());
        return new Code(List.of(loop.loop()), method)
                .change(loop.pace().value().symbols())
                .or(() -> new Code(List.of(loop.loop().getBody()), method).change(symbols));
    }
}

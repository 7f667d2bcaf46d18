package org.sluicempi.analyzer.dependence.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.LoopForm;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.declaration.CtElement;

/** SL103: something in the loop may change its bound or its step by way of a field, or the step may lead away from the bound. */
public final class LoopFormCheck implements Check {
    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Set<Symbol> symbols = new LinkedHashSet<>(candidate.loop().first().symbols());
        symbols.addAll(candidate.loop().end().symbols());
        symbols.remove(candidate.loop().symbol());
        Optional<CtElement> paced =
                candidate.body().change(candidate.loop().pace().value().symbols());
        if (paced.isPresent()) {
            return paced.map(change -> LoopForm.changed(candidate.loop().loop(), change, candidate.remarks()));
        }
        if (!candidate.loop().pace().certain()) {
            return Optional.of(LoopForm.mayStandStill(candidate.loop().loop(), candidate.remarks()));
        }
        return new Code(List.of(candidate.loop().loop().getBody()), candidate.method())
                .change(symbols)
                .map(change -> LoopForm.changed(candidate.loop().loop(), change, candidate.remarks()));
    }
}

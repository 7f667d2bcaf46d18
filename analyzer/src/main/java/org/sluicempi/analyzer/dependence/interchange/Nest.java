package org.sluicempi.analyzer.dependence.interchange;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.LoopJumps;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.rewrite.Rewrite;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;

/**
 * Two counted loops, one of which is all that the other one does, with bounds that neither changes.
 *
 * @param outer by its place in the text, whichever header it has
 */
record Nest(CtFor outer, CtFor inner) implements Rewrite {

    /** The nest that a loop is the outer one of. */
    static Optional<Nest> of(CtLoop loop, Method method) {
        if (!(loop instanceof CtFor outer)
                || !(loop.getBody() instanceof CtBlock<?> block)
                || block.getStatements().size() != 1
                || !(block.getStatement(0) instanceof CtFor inner)) {
            return Optional.empty();
        }
        return new Nest(outer, inner).ifRectangular(method);
    }

    private Optional<Nest> ifRectangular(Method method) {
        Optional<CountedLoop> across = LoopSearch.counted(outer, method);
        Optional<CountedLoop> along = across.flatMap(found -> LoopSearch.counted(inner, method));
        // What ends the outer loop early leaves the inner one, too.
        if (along.isEmpty() || !LoopJumps.of(inner, method.body()).areNone()) {
            return Optional.empty();
        }
        Set<Symbol> bounds = bounds(across.get());
        bounds.addAll(bounds(along.get()));
        boolean steady = new Code(List.of(outer), method).change(bounds).isEmpty();
        return steady && across.get().surelyStops() ? Optional.of(this) : Optional.empty();
    }

    private static Set<Symbol> bounds(CountedLoop loop) {
        Set<Symbol> symbols = new LinkedHashSet<>(loop.first().symbols());
        symbols.addAll(loop.end().symbols());
        symbols.addAll(loop.pace().value().symbols());
        return symbols;
    }

    @Override
    public CtLoop loop() {
        return outer;
    }

    @Override
    public void carryOut() {
        turn();
    }

    @Override
    public void takeBack() {
        turn();
    }

    /** Lets the headers change places. */
    private void turn() {
        List<CtStatement> init = new ArrayList<>(outer.getForInit());
        List<CtStatement> update = new ArrayList<>(outer.getForUpdate());
        CtExpression<Boolean> condition = outer.getExpression();
        outer.setForInit(new ArrayList<>(inner.getForInit()));
        outer.setForUpdate(new ArrayList<>(inner.getForUpdate()));
        outer.setExpression(inner.getExpression());
        inner.setForInit(init);
        inner.setForUpdate(update);
        inner.setExpression(condition);
    }
}

package org.sluicempi.analyzer.symbolic;

import de.uni_freiburg.informatik.ultimate.logic.Logics;
import de.uni_freiburg.informatik.ultimate.logic.Script;
import de.uni_freiburg.informatik.ultimate.logic.Sort;
import de.uni_freiburg.informatik.ultimate.logic.Term;
import de.uni_freiburg.informatik.ultimate.smtinterpol.smtlib2.SMTInterpol;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Decides whether one linear inequality over the integers follows from others. */
final class AffineSolver implements AutoCloseable {
    private final Script script = new SMTInterpol();

    AffineSolver(List<Symbol> symbols) {
        script.setOption(":verbosity", BigInteger.valueOf(2));
        script.setLogic(Logics.QF_LIA);
        Sort integer = script.sort("Int");
        symbols.forEach(symbol -> script.declareFun(symbol.text(), new Sort[0], integer));
    }

    /** Whether {@code goal >= 0} wherever all facts are at least 0. */
    boolean follows(List<Poly> facts, Poly goal) {
        script.push(1);
        facts.forEach(fact -> script.assertTerm(script.term(">=", term(fact), number(0))));
        script.assertTerm(script.term("<", term(goal), number(0)));
        Script.LBool counterexample = script.checkSat();
        script.pop(1);
        return counterexample == Script.LBool.UNSAT;
    }

    private Term term(Poly poly) {
        Term sum = number(0);
        for (Map.Entry<Monomial, Long> part : poly.terms().entrySet()) {
            Term product = number(part.getValue());
            for (Symbol symbol : part.getKey().symbols()) {
                product = script.term("*", product, script.term(symbol.text()));
            }
            sum = script.term("+", sum, product);
        }
        return sum;
    }

    private Term number(long value) {
        Term magnitude = script.numeral(BigInteger.valueOf(Math.abs(value)));
        return value < 0 ? script.term("-", magnitude) : magnitude;
    }

    @Override
    public void close() {
        script.exit();
    }
}

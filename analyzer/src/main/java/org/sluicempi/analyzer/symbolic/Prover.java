package org.sluicempi.analyzer.symbolic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Proves that polynomials are not negative, from facts of the same form. It looks for a way to write the polynomial as a
 * sum of products of facts with positive factors, to a bounded depth; what it does not find is not disproved. The same
 * polynomials come up again and again in a search and in the next one, so it remembers where it has looked. For one thread.
 */
public final class Prover {
    private static final int DEPTH = 5;
    private static final int SIGN_DEPTH = 3;

    private final List<Poly> facts;
    private final Set<Symbol> nonNegative;

    /** How deep the search for a polynomial has gone without success, since the signs of symbols are known. */
    private final Map<Poly, Integer> futile = new HashMap<>();

    private Prover(List<Poly> facts, Set<Symbol> nonNegative) {
        this.facts = facts;
        this.nonNegative = nonNegative;
    }

    /** Knows that each of {@code facts} is at least 0, and that lengths of arrays are. */
    public static Prover knowing(List<Poly> facts) {
        List<Poly> evaluated = new ArrayList<>();
        Set<Symbol> nonNegative = new HashSet<>();
        for (Poly fact : facts) {
            Poly value = fact.evaluated();
            evaluated.add(value);
            for (Symbol symbol : value.symbols()) {
                if (symbol.aspect() == Symbol.Aspect.LENGTH) {
                    nonNegative.add(symbol);
                }
            }
        }
        Prover prover = new Prover(evaluated, nonNegative);
        prover.learnSigns();
        return prover;
    }

    /** This prover with one more fact. */
    public Prover and(Poly fact) {
        return and(List.of(fact));
    }

    /** This prover with more facts. */
    public Prover and(List<Poly> more) {
        List<Poly> all = new ArrayList<>(facts);
        more.stream().filter(fact -> !all.contains(fact)).forEach(all::add);
        return knowing(all);
    }

    private void learnSigns() {
        try {
            learnAllSigns();
        } catch (CoefficientOverflowException e) {
            nonNegative.removeIf(symbol -> symbol.aspect() != Symbol.Aspect.LENGTH);
        }
    }

    private void learnAllSigns() {
        Set<Symbol> symbols = new HashSet<>();
        facts.forEach(fact -> symbols.addAll(fact.symbols()));
        boolean learned = true;
        while (learned) {
            learned = false;
            for (Symbol symbol : symbols) {
                if (!nonNegative.contains(symbol) && search(Poly.of(symbol), SIGN_DEPTH)) {
                    learned = nonNegative.add(symbol);
                    futile.clear();
                }
            }
        }
    }

    /** Whether {@code poly >= 0} follows from the facts. */
    public boolean isNonNegative(Poly poly) {
        Poly value = poly.evaluated();
        try {
            return search(value, DEPTH);
        } catch (CoefficientOverflowException e) {
            return false;
        }
    }

    /** Whether {@code a >= b} follows from the facts. */
    public boolean isAtLeast(Poly a, Poly b) {
        return isNonNegative(a.minus(b));
    }

    private boolean search(Poly poly, int depth) {
        Optional<Map.Entry<Monomial, Long>> obstacle = poly.terms().entrySet().stream()
                .filter(term -> term.getValue() < 0 || !isNonNegative(term.getKey()))
                .max((a, b) -> Integer.compare(a.getKey().degree(), b.getKey().degree()));
        if (obstacle.isEmpty()) {
            return true;
        }
        if (futile.getOrDefault(poly, 0) >= depth) {
            return false;
        }
        if (searchWithout(obstacle.get().getKey(), obstacle.get().getValue(), poly, depth)) {
            return true;
        }
        futile.put(poly, depth);
        return false;
    }

    /** Takes one term out of the polynomial by a fact that has it, in all ways. */
    private boolean searchWithout(Monomial monomial, long coefficient, Poly poly, int depth) {
        for (Poly fact : facts) {
            for (Map.Entry<Monomial, Long> term : fact.terms().entrySet()) {
                boolean sameSign = term.getValue() > 0 == coefficient > 0;
                Optional<Monomial> multiplier = monomial.dividedBy(term.getKey());
                if (!sameSign || multiplier.isEmpty() || !isNonNegative(multiplier.get())) {
                    continue;
                }
                Poly product = fact.times(new Poly(Map.of(multiplier.get(), 1L)));
                long scale = Math.abs(term.getValue());
                Poly rest = poly.times(scale).minus(product.times(Math.abs(coefficient)));
                if (search(rest, depth - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isNonNegative(Monomial monomial) {
        return monomial.powers().entrySet().stream()
                .allMatch(factor -> factor.getValue() % 2 == 0
                        || nonNegative.contains(factor.getKey())
                        || factor.getKey().aspect() == Symbol.Aspect.LENGTH);
    }
}

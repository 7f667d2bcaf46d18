package org.sluicempi.analyzer.symbolic;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A product of symbols.
 *
 * @param powers every exponent is at least 1; empty for the constant 1; in the order in which the product was written
 */
public record Monomial(Map<Symbol, Integer> powers) {
    public static final Monomial ONE = new Monomial(Map.of());

    public static Monomial of(Symbol symbol) {
        return new Monomial(Map.of(symbol, 1));
    }

    public Monomial times(Monomial other) {
        Map<Symbol, Integer> product = new LinkedHashMap<>(powers);
        other.powers.forEach((symbol, power) -> product.merge(symbol, power, Integer::sum));
        return new Monomial(product);
    }

    /** This monomial with {@code divisor} taken out; empty if it does not divide. */
    public Optional<Monomial> dividedBy(Monomial divisor) {
        Map<Symbol, Integer> quotient = new LinkedHashMap<>(powers);
        for (Map.Entry<Symbol, Integer> factor : divisor.powers.entrySet()) {
            int left = quotient.getOrDefault(factor.getKey(), 0) - factor.getValue();
            if (left < 0) {
                return Optional.empty();
            }
            if (left == 0) {
                quotient.remove(factor.getKey());
            } else {
                quotient.put(factor.getKey(), left);
            }
        }
        return Optional.of(new Monomial(quotient));
    }

    public int power(Symbol symbol) {
        return powers.getOrDefault(symbol, 0);
    }

    public Set<Symbol> symbols() {
        return powers.keySet();
    }

    /** The number of factors. */
    public int degree() {
        int degree = 0;
        for (int power : powers.values()) {
            degree += power;
        }
        return degree;
    }
}

package org.sluicempi.analyzer.symbolic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A product of symbols; two of them are equal if they have the same factors in whatever order. Knows its hash code. */
public final class Monomial {
    public static final Monomial ONE = new Monomial(Map.of());

    private final Map<Symbol, Integer> powers;
    private final int hash;

    /** @param powers every exponent is at least 1; empty for the constant 1; in the order in which the product is written */
    Monomial(Map<Symbol, Integer> powers) {
        this.powers = powers;
        this.hash = powers.hashCode();
    }

    public static Monomial of(Symbol symbol) {
        return new Monomial(Map.of(symbol, 1));
    }

    /** In the order in which the product was written. */
    public Map<Symbol, Integer> powers() {
        return powers;
    }

    public Monomial times(Monomial other) {
        if (powers.isEmpty() || other.powers.isEmpty()) {
            return powers.isEmpty() ? other : this;
        }
        Map<Symbol, Integer> product = new LinkedHashMap<>(powers);
        other.powers.forEach((symbol, power) -> product.merge(symbol, power, Integer::sum));
        return new Monomial(product);
    }

    /** This monomial with {@code divisor} taken out; empty if it does not divide. */
    public Optional<Monomial> dividedBy(Monomial divisor) {
        if (divisor.powers.isEmpty()) {
            return Optional.of(this);
        }
        if (!powers.keySet().containsAll(divisor.powers.keySet())) {
            return Optional.empty();
        }
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

    /** Its first two factors, its first three, and so on up to itself, in the order in which a text multiplies them. */
    public List<Monomial> multipliedUp() {
        List<Monomial> products = new ArrayList<>();
        Monomial product = ONE;
        for (Map.Entry<Symbol, Integer> factor : powers.entrySet()) {
            for (int i = 0; i < factor.getValue(); i++) {
                product = product.times(of(factor.getKey()));
                products.add(product);
            }
        }
        return products.subList(Math.min(1, products.size()), products.size());
    }

    /** The number of factors. */
    public int degree() {
        int degree = 0;
        for (int power : powers.values()) {
            degree += power;
        }
        return degree;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Monomial monomial && hash == monomial.hash && powers.equals(monomial.powers);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return powers.toString();
    }
}

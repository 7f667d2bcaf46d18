package org.sluicempi.analyzer.symbolic;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A polynomial over {@link Symbol}s. All operations are exact.
 *
 * <p>Operations throw {@link CoefficientOverflowException} where a coefficient would leave the range of {@code long}.
 *
 * @param terms coefficients, none of them 0, in the order in which the sum was written
 */
public record Poly(Map<Monomial, Long> terms) {
    public static final Poly ZERO = new Poly(Map.of());
    public static final Poly ONE = of(1);

    public static Poly of(long constant) {
        return constant == 0 ? ZERO : new Poly(Map.of(Monomial.ONE, constant));
    }

    public static Poly of(Symbol symbol) {
        return new Poly(Map.of(Monomial.of(symbol), 1L));
    }

    public Poly plus(Poly other) {
        Map<Monomial, Long> sum = new LinkedHashMap<>(terms);
        other.terms.forEach((monomial, coefficient) -> add(sum, monomial, coefficient));
        return new Poly(sum);
    }

    public Poly plus(long constant) {
        return plus(of(constant));
    }

    public Poly minus(Poly other) {
        return plus(other.times(-1));
    }

    public Poly times(long factor) {
        if (factor == 1) {
            return this;
        }
        if (factor == 0) {
            return ZERO;
        }
        Map<Monomial, Long> product = new LinkedHashMap<>();
        terms.forEach((monomial, coefficient) -> product.put(monomial, multiply(coefficient, factor)));
        return new Poly(product);
    }

    public Poly times(Poly other) {
        Map<Monomial, Long> product = new LinkedHashMap<>();
        terms.forEach((left, a) -> other.terms.forEach((right, b) -> add(product, left.times(right), multiply(a, b))));
        return new Poly(product);
    }

    /** The quotient, where the divisor, which is not 0, divides every coefficient. */
    public Optional<Poly> dividedBy(long divisor) {
        Map<Monomial, Long> quotient = new LinkedHashMap<>();
        for (Map.Entry<Monomial, Long> term : terms.entrySet()) {
            if (term.getValue() % divisor != 0) {
                return Optional.empty();
            }
            quotient.put(term.getKey(), multiply(term.getValue() / Math.abs(divisor), Long.signum(divisor)));
        }
        return Optional.of(new Poly(quotient));
    }

    /** This polynomial with a value in place of a symbol. */
    public Poly with(Symbol symbol, Poly value) {
        Poly result = ZERO;
        for (Map.Entry<Monomial, Long> term : terms.entrySet()) {
            int power = term.getKey().power(symbol);
            Map<Symbol, Integer> rest = new LinkedHashMap<>(term.getKey().powers());
            rest.remove(symbol);
            Poly factor = new Poly(Map.of(new Monomial(rest), term.getValue()));
            for (int i = 0; i < power; i++) {
                factor = value.times(factor);
            }
            result = result.plus(factor);
        }
        return result;
    }

    /** This polynomial with the values of all constant symbols in their places. */
    public Poly evaluated() {
        Poly result = this;
        for (Symbol symbol : symbols()) {
            if (symbol.constant().isPresent()) {
                result = result.with(symbol, of(symbol.constant().getAsLong()));
            }
        }
        return result;
    }

    /** What the symbol is multiplied with, where it has power 1. */
    public Poly coefficient(Symbol symbol) {
        Map<Monomial, Long> result = new LinkedHashMap<>();
        terms.forEach((monomial, coefficient) -> {
            if (monomial.power(symbol) == 1) {
                Map<Symbol, Integer> rest = new LinkedHashMap<>(monomial.powers());
                rest.remove(symbol);
                result.put(new Monomial(rest), coefficient);
            }
        });
        return new Poly(result);
    }

    /** The highest power of a symbol. */
    public int degree(Symbol symbol) {
        int degree = 0;
        for (Monomial monomial : terms.keySet()) {
            degree = Math.max(degree, monomial.power(symbol));
        }
        return degree;
    }

    /** The largest number of factors in a term. */
    public int degree() {
        int degree = 0;
        for (Monomial monomial : terms.keySet()) {
            degree = Math.max(degree, monomial.degree());
        }
        return degree;
    }

    public boolean contains(Symbol symbol) {
        return degree(symbol) > 0;
    }

    /** Whether a value in it moves along with a loop, see {@link Symbol#running}. */
    public boolean isRunning() {
        return symbols().stream().anyMatch(symbol -> symbol.course().isPresent());
    }

    public Set<Symbol> symbols() {
        Set<Symbol> symbols = new LinkedHashSet<>();
        terms.keySet().forEach(monomial -> symbols.addAll(monomial.symbols()));
        return symbols;
    }

    /** Whether each coefficient and its negative are {@code int} values. */
    public boolean hasIntCoefficients() {
        return terms.values().stream()
                .allMatch(coefficient -> Math.abs(coefficient) <= Integer.MAX_VALUE && coefficient != Long.MIN_VALUE);
    }

    /** The value, if no symbol is in it. */
    public OptionalLong constant() {
        if (terms.isEmpty()) {
            return OptionalLong.of(0);
        }
        Long value = terms.get(Monomial.ONE);
        return terms.size() == 1 && value != null ? OptionalLong.of(value) : OptionalLong.empty();
    }

    private static void add(Map<Monomial, Long> sum, Monomial monomial, long coefficient) {
        long total = addition(sum.getOrDefault(monomial, 0L), coefficient);
        if (total == 0) {
            sum.remove(monomial);
        } else {
            sum.put(monomial, total);
        }
    }

    private static long addition(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new CoefficientOverflowException();
        }
        return sum;
    }

    private static long multiply(long a, long b) {
        if (Math.multiplyHigh(a, b) != (a * b >> 63)) {
            throw new CoefficientOverflowException();
        }
        return a * b;
    }

    @Override
    public String toString() {
        return PolyText.of(this);
    }
}

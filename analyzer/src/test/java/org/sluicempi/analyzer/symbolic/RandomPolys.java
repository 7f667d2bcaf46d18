package org.sluicempi.analyzer.symbolic;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/** Random polynomials over a few symbols, and their values. */
final class RandomPolys {
    static final List<Symbol> SYMBOLS = List.of(symbol("i"), symbol("j"), symbol("m"), symbol("n"));

    private final Random random;

    RandomPolys(long seed) {
        this.random = new Random(seed);
    }

    private static Symbol symbol(String name) {
        return Symbol.value(name, name);
    }

    Poly next(int depth, int largest) {
        if (depth == 0) {
            return random.nextBoolean()
                    ? Poly.of(SYMBOLS.get(random.nextInt(SYMBOLS.size())))
                    : Poly.of(random.nextInt(2 * largest + 1) - largest);
        }
        Poly left = next(depth - 1, largest);
        Poly right = next(depth - 1, largest);
        return switch (random.nextInt(3)) {
            case 0 -> left.plus(right);
            case 1 -> left.minus(right);
            default -> left.times(right);
        };
    }

    Poly affine(int largest) {
        Poly sum = Poly.of(random.nextInt(2 * largest + 1) - largest);
        for (Symbol symbol : SYMBOLS) {
            sum = sum.plus(Poly.of(symbol).times(random.nextInt(2 * largest + 1) - largest));
        }
        return sum;
    }

    Map<Symbol, BigInteger> values(int largest) {
        return Map.of(
                SYMBOLS.get(0), value(largest),
                SYMBOLS.get(1), value(largest),
                SYMBOLS.get(2), value(largest),
                SYMBOLS.get(3), value(largest));
    }

    private BigInteger value(int largest) {
        return BigInteger.valueOf(random.nextInt(2 * largest + 1) - largest);
    }

    static BigInteger evaluate(Poly poly, Map<Symbol, BigInteger> values) {
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Monomial, Long> term : poly.terms().entrySet()) {
            BigInteger product = BigInteger.valueOf(term.getValue());
            for (Map.Entry<Symbol, Integer> factor : term.getKey().powers().entrySet()) {
                BigInteger value =
                        Objects.requireNonNull(values.get(factor.getKey()), () -> "no value of " + factor.getKey());
                product = product.multiply(value.pow(factor.getValue()));
            }
            sum = sum.add(product);
        }
        return sum;
    }
}

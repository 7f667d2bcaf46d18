package org.sluicempi.analyzer.symbolic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes polynomials as Java expressions: {@code (i + 1) * n + off}. */
public final class PolyText {
    private static final String LONG = "(long) ";

    private PolyText() {}

    /** The expression with ordinary {@code int} arithmetic, in which numbers beyond {@code int} are those that they wrap around to. */
    public static String of(Poly poly) {
        return sum(inInt(poly), "");
    }

    private static Poly inInt(Poly poly) {
        Map<Monomial, Long> terms = new LinkedHashMap<>();
        poly.terms().forEach((monomial, coefficient) -> {
            if ((int) (long) coefficient != 0) {
                terms.put(monomial, (long) (int) (long) coefficient);
            }
        });
        return new Poly(terms);
    }

    /** The expression in {@code long} arithmetic: nothing in it is computed in {@code int}. */
    public static String ofLong(Poly poly) {
        String text = sum(poly, LONG);
        boolean isLong = text.startsWith(LONG) || text.startsWith("(" + LONG) || text.startsWith("-" + LONG);
        return poly.terms().size() > 1 && !isLong ? LONG + text : text;
    }

    private static String sum(Poly poly, String cast) {
        if (poly.terms().isEmpty()) {
            return "0";
        }
        Optional<Symbol> shared = poly.terms().size() > 1 ? mostShared(poly) : Optional.empty();
        if (shared.isEmpty()) {
            return joined(inOrder(poly), cast);
        }
        Poly inside = Poly.ZERO;
        Poly outside = Poly.ZERO;
        Monomial divisor = Monomial.of(shared.get());
        for (Map.Entry<Monomial, Long> term : poly.terms().entrySet()) {
            Optional<Monomial> rest = term.getKey().dividedBy(divisor);
            if (rest.isPresent()) {
                inside = inside.plus(new Poly(Map.of(rest.get(), term.getValue())));
            } else {
                outside = outside.plus(new Poly(Map.of(term.getKey(), term.getValue())));
            }
        }
        String factor = cast.isEmpty() ? of(inside) : ofLong(inside);
        String product = "(" + factor + ") * " + shared.get().text();
        if (outside.terms().isEmpty()) {
            return product;
        }
        String rest = sum(outside, cast);
        return product + (rest.startsWith("-") ? " - " + negated(outside, cast) : " + " + rest);
    }

    private static String negated(Poly poly, String cast) {
        Poly negative = poly.times(-1);
        if (poly.terms().size() == 1) {
            return sum(negative, cast);
        }
        return "(" + (cast.isEmpty() ? of(negative) : ofLong(negative)) + ")";
    }

    private static Optional<Symbol> mostShared(Poly poly) {
        Map<Symbol, Integer> counts = new LinkedHashMap<>();
        for (Monomial monomial : poly.terms().keySet()) {
            monomial.symbols().forEach(symbol -> counts.merge(symbol, 1, Integer::sum));
        }
        return counts.entrySet().stream()
                .filter(count -> count.getValue() > 1)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    private static List<Map.Entry<Monomial, Long>> inOrder(Poly poly) {
        List<Map.Entry<Monomial, Long>> terms = new ArrayList<>(poly.terms().entrySet());
        terms.sort(Comparator.comparing(
                        (Map.Entry<Monomial, Long> term) -> term.getKey().degree() == 0)
                .thenComparing(term -> term.getValue() < 0));
        if (terms.get(0).getValue() < 0) {
            terms.sort(Comparator.comparing(term -> term.getValue() < 0));
        }
        return terms;
    }

    private static String joined(List<Map.Entry<Monomial, Long>> terms, String cast) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Monomial, Long> term : terms) {
            long coefficient = term.getValue();
            String product = product(term.getKey(), coefficient, cast);
            if (text.length() > 0) {
                text.append(coefficient < 0 ? " - " : " + ");
            } else if (coefficient < 0) {
                text.append("-").append(product.startsWith(cast) ? "" : cast);
            }
            text.append(product);
        }
        return text.toString();
    }

    private static String product(Monomial monomial, long coefficient, String cast) {
        List<String> factors = new ArrayList<>();
        String magnitude = cast.isEmpty() && Math.abs(coefficient) == 1L << 31
                ? "0x80000000" // the only form that needs no sign of its own
                : Long.toUnsignedString(Math.abs(coefficient));
        if (!cast.isEmpty() && Math.abs(coefficient) > Integer.MAX_VALUE) {
            magnitude += "L";
        }
        if (!magnitude.equals("1") || monomial.degree() == 0) {
            factors.add(magnitude);
        }
        monomial.powers().forEach((symbol, power) -> {
            for (int i = 0; i < power; i++) {
                factors.add(symbol.text());
            }
        });
        String text = String.join(" * ", factors);
        return factors.size() > 1 ? cast + text : text;
    }
}

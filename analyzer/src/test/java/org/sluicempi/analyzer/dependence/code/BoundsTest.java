package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbols;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtLoop;

/** Which elements certainly exist, and how long arrays are that have been made in the method. */
class BoundsTest {
    /** The element that {@code e} is given is asked about, where {@code k} is not negative and below {@code n} and {@code m}. */
    private static final Snippet.Table HOLDS = Snippet.table("""
            int[] x = new int[n]; var e = x[k]; => inside
            int[] x = new int[n]; var e = x[n - 1]; => inside
            int[] x = new int[n]; var e = x[n]; => perhaps not
            int[] x = new int[n]; var e = x[k + 1]; => perhaps not
            int[] x = new int[n]; var e = x[k - 1]; => perhaps not
            int[] x = new int[n + 1]; var e = x[k + 1]; => inside
            int[] x = new int[3 * n]; var e = x[k]; => perhaps not
            int[] x = new int[n * n]; var e = x[k]; => perhaps not
            int[] x = new int[8]; var e = x[7]; => inside
            int[] x = new int[8]; var e = x[8]; => perhaps not
            int m = 8; int[] x = new int[m]; var e = x[7]; => inside
            int m = 8; int[] x = new int[m]; var e = x[m - 1]; => inside
            int m = n; int[] x = new int[m]; var e = x[m - m]; => inside
            int m = 8; int[] x = new int[m]; var e = x[k]; => inside
            int m = 0; int[] x = new int[m]; m = n; var e = x[k]; => perhaps not
            int[] x = new int[2 * k + n]; var e = x[k]; => perhaps not
            int m = 8; m = 9; int[] x = new int[m]; var e = x[7]; => perhaps not
            int[] x = new int[n]; n = 2; var e = x[k]; => perhaps not
            int m; m = 8; int[] x = new int[m]; var e = x[m - 1]; => inside
            int[] x = new int[size]; var e = x[size - 1]; => perhaps not
            int[] x = new int[LIMIT]; var e = x[7]; => inside
            int[] x = new int[a.length]; var e = x[a.length - 1]; => perhaps not
            int[] x = {}; var e = x[0]; => perhaps not
            int[] x = {1, 2}; var e = x[1]; => perhaps not
            int[] x = a; var e = x[0]; => perhaps not
            int[] x = new int[n]; x = a; var e = x[k]; => perhaps not
            a = new int[n]; var e = a[k]; => perhaps not
            int[] x = new int[n]; var e = x[a[0]]; => perhaps not
            int[] x = new int[a[0]]; var e = x[k]; => perhaps not
            int[][] x = new int[n][n]; var e = x[0][k]; => perhaps not
            var e = a[k]; => perhaps not
            var e = own[k]; => perhaps not
            var e = new int[n][k]; => none
            """);

    private static final Snippet.Table FIELDS =
            Snippet.table("class L { %s void m(int[] a, int n, int k) { int e = x[7]; } }", """
            final int[] x = new int[8]; => inside
            final int[] x = new int[7]; => perhaps not
            final int[] x = new int[LIMIT]; => inside
            final int[] x = {1, 2, 3, 4, 5, 6, 7, 8}; => perhaps not
            final int[] x = new int[count()]; => perhaps not
            final int[] x; { x = new int[8]; } => perhaps not
            final int size = 8; final int[] x = new int[size]; => inside
            final char size = 8; final int[] x = new int[size]; => perhaps not
            """);
    private static final Snippet.Table MADE = Snippet.table("""
            int[] x = new int[n]; var y = x; => n
            int[] x = new int[3 * n]; var y = x; => none
            int[] x = new int[8]; var y = x; => 8
            int[] x = new int[n]; x = new int[n]; var y = x; => n
            int[] x = new int[n]; x = new int[k]; var y = x; => none
            int[] x = new int[n]; if (n > 2) x = new int[n]; var y = x; => n
            int[] x = null; if (n > 2) x = new int[n]; var y = x; => n
            int[] x = new int[n]; if (n > 2) x = a; var y = x; => none
            int[] x = new int[n]; n = 2; var y = x; => none
            int[][] x = new int[n][k]; var y = x[0]; => k
            int[][] x = new int[n][k]; var y = x; => n
            int[][] x = new int[n][]; var y = x[0]; => none
            int[][] x = new int[n][k]; var y = x[0]; x[1] = a; => k
            int[][] x = new int[n][k]; x[1] = a; var y = x[0]; => none
            while (n > 2) { int m = n; int[] x = new int[m]; var y = x; } => none
            while (n > 2) { int[] x = new int[k]; var y = x; } => k
            while (n > 2) { int[] x = new int[LIMIT]; var y = x; } => LIMIT
            while (n > 2) { final int m = 8; int[] x = new int[m]; var y = x; } => m
            int m = n; int[] x = new int[m]; var y = x; => m
            int m; int[] x = null; while (n-- > 2) { m = a[n]; if (x == null) x = new int[m]; } var y = x; => none
            int[] x = new int[size]; var y = x; => none
            var y = a; => none
            int[] x = a; var y = x; => none
            int[] x = new int[a[0]]; var y = x; => none
            """);
    private static final Snippet.Table SIZES_IN_A_LOOP = Snippet.table("for (int i = 0; i < n; i++) { %s }", """
            int[] x = new int[k]; var y = x; => none
            var y = a; => none
            """);
    private static final Snippet.Table SIZES = Snippet.table("%s for (int i = 0; i < n; i++) { call(); }", """
            int[] x = new int[n]; var y = x; => n
            int[][] x = new int[n][k]; var y = x; => n, k
            int[][] x = new int[n][k]; var y = x[0]; => n, k
            int[][] x = new int[n][]; var y = x; => n
            int[][] x = new int[n][3 * k]; var y = x; => n
            int[][] x = new int[3 * n][k]; var y = x; => k
            int[][] x = new int[n][k]; if (n > 2) x = new int[n][2]; var y = x; => n
            int[][] x = new int[n][k]; if (n > 2) x = new int[n][]; var y = x; => n
            var y = a; => none
            int[] x = null; while (n > 2) { x = new int[k]; } var y = x; => k
            """);

    private static String holds(Asked asked) {
        Optional<Step.ReadElement> read = Optional.of(asked.method().body().producer(asked.given("e")))
                .filter(Step.ReadElement.class::isInstance)
                .map(Step.ReadElement.class::cast);
        return read.map(element -> holds(asked, element)).orElse("none");
    }

    private static String holds(Asked asked, Step.ReadElement element) {
        Poly k = parameter(asked, "k");
        List<Poly> facts =
                new ArrayList<>(List.of(k, parameter(asked, "n").minus(k).plus(-1)));
        asked.steps(Step.WriteLocal.class)
                .map(Step.WriteLocal::variable)
                .filter(variable -> variable.getSimpleName().equals("m"))
                .forEach(m -> facts.add(Poly.of(Symbols.of(m)).minus(k).plus(-1)));
        return new Bounds(asked.method()).holds(element.array(), element.index(), facts) ? "inside" : "perhaps not";
    }

    private static Poly parameter(Asked asked, String name) {
        return asked.method().executable().getParameters().stream()
                .filter(parameter -> parameter.getSimpleName().equals(name))
                .map(parameter -> Poly.of(Symbols.of(parameter)))
                .findFirst()
                .orElseThrow();
    }

    @TestFactory
    Stream<DynamicTest> elementsOfLocalArrays() {
        return HOLDS.answers(snippet -> holds(new Asked(snippet)));
    }

    @TestFactory
    Stream<DynamicTest> elementsOfFields() {
        return FIELDS.answers(snippet -> holds(new Asked(snippet.inside())));
    }

    @TestFactory
    Stream<DynamicTest> lengths() {
        return MADE.answers(snippet -> {
            Asked asked = new Asked(snippet);
            return new Bounds(asked.method())
                    .made(asked.given("y"))
                    .map(Poly::toString)
                    .orElse("none");
        });
    }

    @TestFactory
    Stream<DynamicTest> numbersOfElementsAndRows() {
        return Stream.of(SIZES, SIZES_IN_A_LOOP)
                .flatMap(table -> table.answers(snippet -> {
                    Asked asked = new Asked(snippet);
                    CtLoop loop = snippet.all(CtFor.class).get(0);
                    return Asked.listed(new Bounds(asked.method())
                            .sizes(asked.given("y"), loop).stream().map(Poly::toString));
                }));
    }
}

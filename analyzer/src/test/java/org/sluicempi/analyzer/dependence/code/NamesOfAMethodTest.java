package org.sluicempi.analyzer.dependence.code;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.visitor.filter.TypeFilter;

/** Which variables have no name yet at a place, and which arrays of arrays have rows of their own there. */
class NamesOfAMethodTest {
    private static final Snippet.Table LATE = Snippet.table("""
            int x = 1; call(); int y = 2; => y
            int x = 1; int y = 2; int z = 3; => y, z
            call(); class L { int f; void m(int p) {} } => none
            call(); call(); for (int i = 0; i < n; i++) { int j = i; } => i, j
            """);
    private static final Snippet.Table CALLED = Snippet.table("class L { void fill(int m) { int x = m; } %s }", """
            void run(int n) { fill(n); int y = 2; } => m, x
            void run(int n) { fill(n); class K { int x; } } => m, x
            """);
    private static final Snippet.Table ROWS = Snippet.table("%s", """
            double[][] g = new double[n][n]; var x = g; => own
            double[][] g = new double[n][]; var x = g; => none
            var x = rows; => none
            double[][] g = new double[n][n]; var x = g; g[0] = b; => own
            double[][] g = new double[n][n]; g[0] = b; var x = g; => none
            double[][] g = new double[n][n]; while (n > k) { var x = g; g[0] = b; } => none
            """);

    /** Those that cannot be named where the second statement starts. */
    private static String late(Snippet snippet) {
        CtStatement place = snippet.method().getBody().getStatement(1);
        return late(new Asked(snippet), place.getPosition().getSourceStart());
    }

    private static String late(Asked asked, int place) {
        return Asked.listed(
                asked.snippet().method().getElements(new TypeFilter<CtVariable<?>>(CtVariable.class)).stream()
                        .filter(variable -> asked.method().isLate(variable, place))
                        .map(CtVariable::getSimpleName));
    }

    @TestFactory
    Stream<DynamicTest> variablesOfLaterStatements() {
        return LATE.answers(NamesOfAMethodTest::late);
    }

    @TestFactory
    Stream<DynamicTest> variablesOfACalledMethod() {
        return CALLED.answers(snippet -> late(Asked.withCalled(snippet), Integer.MAX_VALUE));
    }

    @TestFactory
    Stream<DynamicTest> arraysWithRows() {
        return ROWS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            int place = IntStream.range(0, asked.method().body().steps().size())
                    .filter(i -> asked.method().step(i).origin() == snippet.variable("x"))
                    .findFirst()
                    .orElseThrow();
            return asked.method().hasOwnRows(asked.given("x"), place) ? "own" : "none";
        });
    }
}

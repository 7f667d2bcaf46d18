package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Step;

/** What a loop may write the element with that {@code e} has been given before. */
class ElementWritesTest {
    private static final Snippet.Table SHARED = Snippet.table("int e = a[0]; while (k > 0) { %s }", """
            call(); => none
            k = a[1]; => none
            a[1] = 2; => a[1]
            b[1] = 2; => none
            int[] x = new int[3]; x[0] = 1; => none
            java.util.Arrays.fill(a, 1); => java.util.Arrays.fill(a, 1)
            int[] x = new int[3]; java.util.Arrays.fill(x, 1); => none
            System.arraycopy(a, 0, new int[3], 0, 1); => none
            System.arraycopy(new int[3], 0, a, 0, 1); => java.lang.System.arraycopy(new int[3], 0, a, 0, 1)
            made(); => none
            Runnable r = null; r.run(); => r.run()
            class L { int[] held; void m() { held[0] = 1; } } new L().m(); => new L().m()
            class L { int held; void m() { held = 1; } } new L().m(); => new L().m()
            other.size = 1; => none
            class L { static int[] held; static void m() { held[0] = 1; } } L.m(); => L.m()
            """);
    private static final Snippet.Table OWN =
            Snippet.table("int[] x = new int[8]; int e = x[0]; while (k > 0) { %s }", """
            x[1] = 2; => x[1]
            a[1] = 2; => none
            java.util.Arrays.fill(x, 1); => java.util.Arrays.fill(x, 1)
            java.util.Arrays.fill(a, 1); => none
            Runnable r = null; r.run(); => none
            class L { static int[] held; static void m() { held[0] = 1; } } L.m(); => none
            class L { int held; void m() { held = 1; } } L l = new L(); l.m(); => none
            class L { void m(int[] y) { y[0] = 1; } } L l = new L(); l.m(x); => l.m(x)
            class L { int[] y; void m() { y[0] = 1; } } L l = new L(); l.y = x; l.m(); => l.m()
            """);

    @TestFactory
    Stream<DynamicTest> writes() {
        return Stream.of(SHARED, OWN)
                .flatMap(table -> table.answers(snippet -> {
                    Asked asked = new Asked(snippet);
                    Step read = asked.method().body().producer(asked.given("e"));
                    return ElementWrites.mayChange(asked.code(), (Step.ReadElement) read)
                            .map(Asked::text)
                            .orElse("none");
                }));
    }
}

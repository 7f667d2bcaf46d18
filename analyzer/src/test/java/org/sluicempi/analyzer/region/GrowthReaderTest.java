package org.sluicempi.analyzer.region;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** By which variable a loop fills a buffer from below; the variable {@code it} of each piece of code is given the buffer. */
class GrowthReaderTest {
    private static final String LOOP = "var it = b; int m = k; int p = 1; for (int i = 0; i < n; i++) { %s }";
    private static final Snippet.Table FILLED = Snippet.table(LOOP, """
                b[m++] = i; => m
                if (i % 3 == 0) b[m++] = i; => m
                if (c[i] > 0) { b[m] = c[i]; m++; } => m
                if (c[i] > 0) { b[m] = c[i]; m += 1; } => m
                if (c[i] > 0) { b[m] = c[i]; m = m + 1; } => m
                if (c[i] > 0) { b[m] = i; b[m + 1] = c[i]; m += 2; } => m
                if (c[i] > 0) { b[m + 1] = i; b[m] = c[i]; m += 2; } => m
                if (c[i] > 0) { b[m] = c[i]; k++; m++; } => m
                if (c[i] > 0) { b[m] = c[i]; if (k > 3) continue; m++; } => m
                if (c[i] > 0) { b[m] = c[i]; double x = m++; } => nothing
                for (int j = 0; j < k; j++) { if (c[j] > i) b[m++] = j; } => m
                while (c[m] > 0) { b[m++] = 1; } => m
                b[m++] = i; b[m++] = -i; => m
                b[m] = i; => nothing
                b[m] += i; if (c[i] > 0) { b[m] = 1; m++; } => m
                b[m++] += b[i] + b[0] + b.length; => m
                b[m++] = b[m - 1]; => m
                if (b == c) b[m++] = 1; => m
                p++; b[m++] = p; => m
                b[++m] = i; => m
                b[m++] = i; m++; => m
                b[m++] = i; for (double x : b) k++; => m
                """);
    private static final Snippet.Table NOT_FILLED = Snippet.table(LOOP, """
                b[m--] = i; => nothing
                b[m - 1] = i; m++; => nothing
                b[m] = i; m--; => nothing
                b[m++] = i; m = 0; => nothing
                b[m++] = i; m -= 2; => nothing
                b[m++] = i; m += k; => nothing
                b[m++] = i; m *= 2; => nothing
                b[m++] = i; b[i] = 0; => nothing
                b[m++] = i; b[p] = 0; => nothing
                b[m++] = i; b[0] = 0; => nothing
                b[m] = i; m += 2; => nothing
                if (c[i] > 0) b[m] = c[i]; m++; => nothing
                if (c[i] > 0) { b[m] = c[i]; } m++; => nothing
                b[m] = i; if (c[i] > 0) m++; => nothing
                b[m] = i; m++; m++; => nothing
                m++; b[m] = i; => nothing
                c[m] = i; m++; b[m] = 1; => nothing
                int q = m; b[q] = i; m++; => nothing
                int q = 0; b[q++] = i; => nothing
                b[k++] = i; => nothing
                b[m > 3 ? m++ : 0] = i; => nothing
                b[m++ + 1] = i; => nothing
                b[m++] = i; b = c; => nothing
                b[m++] = i; double[] d = b; => nothing
                b[m++] = i; System.out.println(b); => nothing
                try { b[m++] = i; } catch (RuntimeException e) { k = 3; } => nothing
                try { b[m++] = c[i]; } finally { k = 3; } => nothing
                shared[m++] = i; => nothing
                b[m] = 1; b[m - 1] = i; m++; => nothing
                b[m] = 1; b[m + -1] = i; m++; => nothing
                b[m] = 1; b[i > 3 ? m : 0] = i; m++; => nothing
                b[m++] = i; m += 2; => nothing
                b[m] = i; rows[m] = b; m++; => nothing
                rows[m++] = b; => nothing
                """);
    private static final Snippet.Table AROUND = Snippet.table("""
                var it = b; int m = 0; for (int i = 0; i < b.length; i++) { if (i > k) b[m++] = i; } => m
                var it = b; long m = 0; for (int i = 0; i < n; i++) { b[(int) m++] = i; } => nothing
                var it = b; short m = 0; for (int i = 0; i < n; i++) { b[m++] = i; } => nothing
                var it = b; for (int i = 0; i < n; i++) { b[size++] = i; } => nothing
                var it = b; int m; m = 3; for (int i = 0; i < n; i++) { b[m++] = i; } => m
                var it = rows[k]; int m = 0; for (int i = 0; i < n; i++) { rows[k][m++] = i; } => nothing
                var it = rows[k]; int m = 0; for (int i = 0; i < n; i++) { rows[m++] = b; } => nothing
                var it = b; k = 0; for (int i = 0; i < n; i++) { b[k++] = i; } => nothing
                var it = b; for (int i = 0; i < n; i++) { int m = 0; b[m++] = i; } => nothing
                var it = own; int m = 0; for (int i = 0; i < n; i++) { own[m++] = i; } => m
                var it = shared; int m = 0; for (int i = 0; i < n; i++) { if (i > 3) P.shared[m++] = i; } => m
                """);

    @TestFactory
    Stream<DynamicTest> loopsThatFill() {
        return FILLED.answers(GrowthReaderTest::counter);
    }

    @TestFactory
    Stream<DynamicTest> loopsThatDoNot() {
        return NOT_FILLED.answers(GrowthReaderTest::counter);
    }

    @TestFactory
    Stream<DynamicTest> whatStandsAroundTheBody() {
        return AROUND.answers(GrowthReaderTest::counter);
    }

    private static String counter(Snippet code) {
        Buffer buffer = Buffer.of(code.variable("it").getDefaultExpression(), code.expressions())
                .orElseThrow();
        CountedLoop loop = new CountedLoopReader(code.routine().body(), code.expressions())
                .read(code.loop())
                .orElseThrow();
        return new GrowthReader(loop, code.routine())
                .read(buffer)
                .map(growing -> growing.counter().getSimpleName())
                .orElse("nothing");
    }
}

package org.sluicempi.analyzer.region;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Symbol;

/** What a loop does with a buffer; the variable {@code it} of each piece of code is given the buffer. */
class AccessReaderTest {
    private static final String ARRAY = "var it = b; for (int i = 0; i < n; i++) { %s }";
    private static final String ROW = "var it = rows[k]; for (int i = 0; i < n; i++) { %s }";
    private static final Snippet.Table ELEMENTS = Snippet.table(ARRAY, """
                b[i] = 0; => write i of b.length
                b[i + 1] = b[i - 1]; => write i + 1 of b.length; read i - 1 of b.length
                b[i] += 2; => read i of b.length; write i of b.length
                b[3]++; => read 3 of b.length; write 3 of b.length
                far += b.length; => nothing
                if (b == c) k = 1; => nothing
                if (b != null) k = 1; => nothing
                c[i] = 0; => nothing
                b[(int) far] = 0; => opaque: b[((int) (far))]
                b[a[i]] = 0; => opaque: b[a[i]]
                double x = b[count()]; => opaque: b[P.count()]
                c = b; => opaque: c
                b = c; => opaque: b
                double[] d = b; => opaque: double[] d = b
                shared = b; => opaque: P.shared
                made(); System.out.println(b); => opaque: java.lang.System.out.println(b)
                for (double x : b) far++; => opaque: for (double x : b) {     far++; }
                synchronized (b) { k = 1; } => opaque: synchronized(b) {     k = 1; }
                Runnable r = () -> call(); => nothing
                Object o = n > 0 ? b : c; => opaque: (n > 0) ? b : c
                """);
    private static final Snippet.Table BLOCKS = Snippet.table(ARRAY, """
                System.arraycopy(b, i * k, c, 0, k); => read i * k + element of b.length in element 0 .. k - 1
                System.arraycopy(c, 0, b, i, 1); => write i + element of b.length in element 0 .. 0
                System.arraycopy(b, 0, b, k, i); => read element of b.length in element 0 .. i - 1; write k + element of b.length in element 0 .. i - 1
                if (k > 0) System.arraycopy(c, 0, b, i, 1); => write i + element of b.length in element 0 .. 0, maybe
                System.arraycopy(b, a[i], c, 0, k); => opaque: java.lang.System.arraycopy(b, a[i], c, 0, k)
                System.arraycopy(b, i, c, 0, a[i]); => opaque: java.lang.System.arraycopy(b, i, c, 0, a[i])
                Object o = c; System.arraycopy(b, i, o, 0, k); => opaque: java.lang.System.arraycopy(b, i, o, 0, k)
                System.arraycopy(b, i, a, 0, k); => opaque: java.lang.System.arraycopy(b, i, a, 0, k)
                """);
    private static final Snippet.Table HEADERS = Snippet.table("""
                var it = a; for (int i = 0; i < a[0]; i++) { k += a[i]; } => opaque: a[0]
                var it = a; for (int i = a[0]; i < n; i++) { k += a[i]; } => opaque: a[0]
                var it = a; for (int i = 0; i < a.length; i++) { k += a[i]; } => read i of a.length
                var it = rows[k]; for (int i = 0; i < rows.length; i++) { rows[k][i] = 0; } => write i
                """);
    private static final Snippet.Table ROWS_OF_AN_ARRAY = Snippet.table(ROW, """
                rows[k][i] = 0; => write i
                rows[k][i] += rows[k][i + 1]; => read i; write i; read i + 1
                rows[0 + k][i] = 0; => write i
                far += rows.length + rows[k].length; => nothing
                if (rows != null && rows[k] != null) far++; => nothing
                rows[k + 1][i] = 0; => opaque: rows[k + 1]
                rows[i][i] = 0; => opaque: rows[i]
                rows[a[0]][i] = 0; => opaque: rows[a[0]]
                rows[k] = b; => opaque: rows[k]
                rows[i] = b; => opaque: rows[i]
                grid[k][i] = 0; => nothing
                grid = rows; => opaque: grid
                rows = grid; => opaque: rows
                b = rows[k]; => opaque: b
                made(); System.out.println(rows[k]); => opaque: java.lang.System.out.println(rows[k])
                rows[k][a[i]] = 0; => opaque: rows[k][a[i]]
                """);
    private static final Snippet.Table CONDITIONS = Snippet.table(ARRAY, """
                if (k > 0) b[i] = 0; => write i of b.length, maybe
                if (k > 0) { k = 3; } b[i] = 0; => write i of b.length
                if (k > 0) continue; b[i] = 0; => write i of b.length, maybe
                if (k > 0) break; b[i] = 0; => write i of b.length, maybe
                b[i] = 0; if (k > 0) continue; => write i of b.length
                b[i] = 0; if (k > 0) break; => write i of b.length
                try { b[i] = 0; } finally { k = 3; } => write i of b.length, maybe
                try { b[i] = 0; } catch (ArithmeticException e) { k = 3; } => write i of b.length, maybe
                try { b[i] = 0; } catch (RuntimeException e) { k = 3; } => write i of b.length, maybe
                try { b[i] = 0; } catch (RuntimeException e) { throw e; } => write i of b.length, maybe
                try { call(); } catch (RuntimeException e) { k = 3; } b[i] = 0; => write i of b.length
                try { call(); b[0] = 0; } catch (IllegalStateException e) { k = 3; } b[i] = 0; => write 0 of b.length, maybe; write i of b.length
                b[i] = 0; try { call(); } catch (RuntimeException e) { continue; } => write i of b.length
                try { call(); } catch (RuntimeException e) { continue; } b[i] = 0; => write i of b.length, maybe
                while (k-- > 0) b[i] = 0; => write i of b.length, maybe
                do { b[i] = 0; } while (k-- > 0); => write i of b.length, maybe
                for (int x : a) b[i] = 0; => write i of b.length, maybe
                { b[i] = k > 0 ? b[1] : 0; } => write i of b.length; read 1 of b.length, maybe
                """);
    private static final Snippet.Table LOOPS_INSIDE = Snippet.table(ARRAY, """
                for (int j = 0; j < k; j++) b[j] = 0; => write j of b.length in j 0 .. k - 1
                for (int j = 0; j < k; j++) { if (j > 1) b[j] = 0; } => write j of b.length in j 0 .. k - 1, maybe
                if (k > 1) for (int j = 0; j < k; j++) b[j] = 0; => write j of b.length in j 0 .. k - 1, maybe
                for (int j = 0; j < k; j++) { b[j] = 0; if (j > 1) break; } => write j of b.length in j 0 .. k - 1, maybe
                for (int j = 0; j < k; j++) { b[j] = 0; if (j > 1) continue; } => write j of b.length in j 0 .. k - 1
                for (int j = 0; j < k; j++) { b[j] = 0; if (j > 1) return; } => write j of b.length in j 0 .. k - 1
                for (int j = 0; j < 4; j++) { for (int l = 1; l < 5; l++) b[l + j] = 0; if (j > k) break; }
                  => write l + j of b.length in j 0 .. 3 in l 1 .. 4, maybe
                here: for (int j = 0; j < 4; j++) { for (int l = 1; l < 5; l++) { b[l + j] = 0; if (j > k) continue here; } }
                  => write l + j of b.length in j 0 .. 3 in l 1 .. 4, maybe
                try { for (int j = 0; j < k; j++) b[j] = 0; } catch (RuntimeException e) { k = 3; }
                  => write j of b.length in j 0 .. k - 1, maybe
                for (int j = 0; j < k; j++) try { b[j] = 0; } catch (RuntimeException e) { far = 3; }
                  => write j of b.length in j 0 .. k - 1, maybe
                for (int j = 0; j < 4; j++) { for (int l = 1; l < 5; l++) b[l + j] = 0; }
                  => write l + j of b.length in j 0 .. 3 in l 1 .. 4
                for (int j = 0; j < k; j++) { while (j > far) b[j] = 0; } => write j of b.length in j 0 .. k - 1, maybe
                for (int j = 0; j < k; j++) { if (j > far) { for (int l = 0; l < j; l++) b[l] = 0; } }
                  => write l of b.length in j 0 .. k - 1 in l 0 .. j - 1, maybe
                for (int j = i + 1; j < n; j++) b[j] = 0; => write j of b.length in j i + 1 .. n - 1
                for (int j = i; j < k; j++) { for (int l = j + 1; l < k; l++) b[l] = 0; }
                  => write l of b.length in j i .. k - 1 in l j + 1 .. k - 1
                for (int j = 0; j <= k; j++) { for (int l = j + 1; l < k; l++) b[l] = 0; }
                  => write l of b.length in j 0 .. k in l ? .. k - 1
                for (int j = 0; j < b[1]; j++) k = 3; => read 1 of b.length
                for (int j = 0; j < 3; j++) { for (int l = 0; l < 2; l++) k = 3; b[j] = 0; } => write j of b.length in j 0 .. 2
                for (int j = (int) b[2]; j < k; j++) far = 0; => read 2 of b.length
                """);
    private static final Snippet.Table VARIABLES_OF_THE_BODY = Snippet.table(ARRAY, """
                int j = i + 1; b[j] = 0; => write i + 1 of b.length
                int j = i + 1; int l = 2 * j; b[l] = 0; => write 2 * i + 2 of b.length
                int j; j = i + 1; b[j] = 0; => write j of b.length
                int j = i; j++; b[j] = 0; => write j of b.length
                int j = i; b[j] = 0; j = 0; => write j of b.length
                int j = a[i]; b[j] = 0; => opaque: b[j]
                for (int x : a) b[x] = 0; => opaque: b[x]
                { int j = i; b[j] = 0; } { int j = 0; b[j] = 0; } => write i of b.length; write 0 of b.length
                """);
    private static final Snippet.Table WHAT_STANDS_AROUND_THE_LOOP = Snippet.table("""
                var it = b; int j = k; b[0] = 1; for (int i = 0; i < n; i++) { b[j] = 0; } b[1] = 2; => write j of b.length
                var it = own; for (int i = 0; i < n; i++) { own[i] = 0; this.own[1] = 3; other.own[2] = 4; }
                  => write i of own.length; write 1 of this.own.length
                var it = shared; for (int i = 0; i < n; i++) { shared[i] = 0; P.shared[1] = 3; }
                  => write i of shared.length; write 1 of P.shared.length
                Object[] o = {}; var it = o; for (int i = 0; i < n; i++) { o[i] = null; } => write i of o.length
                Object[] o = {}; var it = o; for (int i = 0; i < n; i++) { o[i] = o; } => opaque: o[i]
                Object[][] o = {}; var it = o[k]; for (int i = 0; i < n; i++) { o[k][i] = o[k]; } => opaque: o[k][i]
                """);

    private static final Snippet.Table STEPS = Snippet.table("""
                call(); for (int i = 0; i < n; i++) { call(); } call(); => always always always
                for (int i = 0; i < n; i++) { if (k > 0) call(); call(); while (k > 0) call(); } => maybe always maybe
                for (int i = 0; i < n; i++) { for (int j = 0; j < k; j++) call(); if (k > 0) break; call(); } => always maybe
                for (int i = 0; i < n; i++) { call(); } while (k > 0) call(); => always always
                """);
    private static final Snippet.Table VALUES = Snippet.table("""
            for (int i = 0; i < n; i++) { int j = i + k; int x = 2 * j; } => 2 * i + 2 * k
            for (int i = 0; i < n; i++) { int j = i; j++; int x = j + 1; } => j + 1
            for (int i = 0; i < n; i++) { int x = a[i]; } => none
            """);
    private static final Snippet.Table ACCESSES = Snippet.table("""
                c[k] = 1; for (int i = 0; i < n; i++) { c[i] = 2; b[i + 1] = 3; b[a[0]] = 4; } c[n] = 5;
                  => none; write i of c.length; write i + 1 of b.length; none; none
                """);

    /** As {@code read 3 of c.length in j 0 .. n - 1, maybe}; a question mark stands for a bound that may have wrapped around. */
    private static String read(Snippet snippet) {
        Buffer buffer = Buffer.of(snippet.variable("it").getDefaultExpression(), snippet.expressions())
                .orElseThrow();
        AccessReader.Result result = reader(snippet).read(buffer);
        if (result instanceof AccessReader.Opaque opaque) {
            return "opaque: " + opaque.use().toString().replace(System.lineSeparator(), " ");
        }
        List<Access> accesses = ((AccessReader.Found) result).accesses();
        return accesses.isEmpty()
                ? "nothing"
                : accesses.stream().map(AccessReaderTest::text).collect(Collectors.joining("; "));
    }

    private static AccessReader reader(Snippet snippet) {
        CountedLoop loop = new CountedLoopReader(snippet.routine().body(), snippet.expressions())
                .read(snippet.loop())
                .orElseThrow();
        return new AccessReader(loop, snippet.routine());
    }

    private static String text(Access access) {
        String nest = access.nest().stream()
                .map(loop -> " in " + loop.counter().getSimpleName() + " " + bound(loop.lowest()) + " .. "
                        + bound(loop.highest()))
                .collect(Collectors.joining());
        return (access.writes() ? "write " : "read ")
                + access.index()
                + access.length()
                        .map(Symbol::text)
                        .map(length -> " of " + length)
                        .orElse("")
                + nest
                + (access.conditional() ? ", maybe" : "");
    }

    /** Whether an iteration executes each call of the method; what stands elsewhere, it cannot pass by. */
    private static String calls(Snippet snippet) {
        List<Step> steps = snippet.routine().body().steps();
        AccessReader reader = reader(snippet);
        return IntStream.range(0, steps.size())
                .filter(i -> steps.get(i) instanceof Step.Call)
                .mapToObj(i -> reader.mayPassBy(i) ? "maybe" : "always")
                .collect(Collectors.joining(" "));
    }

    /** What the loop's reader says about each element that the method writes. */
    private static String accesses(Snippet snippet) {
        List<Step> steps = snippet.routine().body().steps();
        AccessReader reader = reader(snippet);
        return IntStream.range(0, steps.size())
                .filter(i -> steps.get(i) instanceof Step.WriteElement)
                .mapToObj(i -> {
                    Step.WriteElement write = (Step.WriteElement) steps.get(i);
                    return reader.access(i, write.array(), write.index())
                            .map(AccessReaderTest::text)
                            .orElse("none");
                })
                .collect(Collectors.joining("; "));
    }

    private static String bound(Bound bound) {
        return bound.poly().map(Poly::toString).orElse("?");
    }

    @TestFactory
    Stream<DynamicTest> elements() {
        return ELEMENTS.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> blocks() {
        return BLOCKS.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> headers() {
        return HEADERS.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> rowsOfAnArray() {
        return ROWS_OF_AN_ARRAY.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> conditions() {
        return CONDITIONS.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> loopsInside() {
        return LOOPS_INSIDE.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> variablesOfTheBody() {
        return VARIABLES_OF_THE_BODY.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> whatStandsAroundTheLoop() {
        return WHAT_STANDS_AROUND_THE_LOOP.answers(AccessReaderTest::read);
    }

    @TestFactory
    Stream<DynamicTest> stepsThatAnIterationPassesBy() {
        return STEPS.answers(AccessReaderTest::calls);
    }

    @TestFactory
    Stream<DynamicTest> accessesToAnyArray() {
        return ACCESSES.answers(AccessReaderTest::accesses);
    }

    /** The reader of expressions knows the variables of the loop's body. */
    @TestFactory
    Stream<DynamicTest> valuesInTheBody() {
        return VALUES.answers(snippet -> reader(snippet)
                .expressions()
                .read(snippet.variable("x").getDefaultExpression())
                .map(Poly::toString)
                .orElse("none"));
    }
}

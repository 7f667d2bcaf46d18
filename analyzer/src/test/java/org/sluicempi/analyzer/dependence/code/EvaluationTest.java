package org.sluicempi.analyzer.dependence.code;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.flow.Range;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;

/**
 * Whether what {@code e} is given can be evaluated where {@code call} is called, with the same value, and what is written and
 * tested there.
 */
class EvaluationTest {
    private static final Snippet.Table CHANGED = Snippet.table("call(); %s", """
            int e = n + 2 * k; => n + 2 * k
            int e = 7; => 7
            n++; int e = n; => none: n
            int m = k; int e = m; => k
            int m = k; k++; int e = m; => none: k
            int m; m = k; int e = m; => none: int m
            int m = k; m++; int e = m; => none: int m = k
            int m = k + 1; int e = 2 * m; => 2 * (k + 1)
            int m = k + 1; int e = m; => k + 1
            int m = k + 1; int e = (int) m; => (int) (k + 1)
            int m = k; int e = -m; => -k
            int m = 7; int e = -m; => -7
            int m = -7; int e = 2 - m; => 2 - (-7)
            int m = (int) 7L; int e = -m; => -((int) 7L)
            int m = k; int o = m; int e = o + 1; => k + 1
            int m = k + 1; int o = m; int e = o * 2; => (k + 1) * 2
            int m = k; int o = m * m; int e = o + m; => (k * k) + k
            long m = k; int e = (int) m; => none: long m = k
            short m = (short) k; int e = m; => (short) k
            var m = (long) k; int e = (int) m; => (int) ((long) k)
            int e = bound; => bound
            bound = 1; int e = bound; => none: P.bound
            count(); int e = bound; => none: P.count()
            int e = size; => size
            int e = this.size; => this.size
            int e = count(); => none: P.count()
            int e = k++; => none: k
            int e = LIMIT; => LIMIT
            int e = -n; => -n
            int e = k > 0 ? n : 2; => k > 0 ? n : 2
            boolean e = k > 0 && n > 0; => k > 0 && n > 0
            Object e = this; => this
            Object e = new P(); => none: new P()
            var e = new int[3]; => none: new int[3]
            String e = "a" + n; => none: "a" + n
            Integer e = n; => n
            int e = Math.abs(n); => Math.abs(n)
            int m = Math.abs(n); int e = 2 * m; => 2 * (Math.abs(n))
            Integer m = Integer.valueOf(n); boolean e = m == m; => none: java.lang.Integer m = java.lang.Integer.valueOf(n)
            String m = String.valueOf(n); boolean e = m == m; => none: java.lang.String m = java.lang.String.valueOf(n)
            P m = this; boolean e = m == m; => (this) == (this)
            """);
    private static final Snippet.Table THROWING = Snippet.table("call(); %s", """
            int e = 8 / n; => 8 / n if n != 0
            int e = 8 / (n + 1); => 8 / (n + 1) if (n + 1) != 0
            int e = 8 / (n / k); => none: 8 / (n / k)
            int e = 8 / count(); => none: P.count()
            int e = 8 / ((n + k) * 2); => 8 / ((n + k) * 2) if ((n + k) * 2) != 0
            int e = 8 % 3; => 8 % 3
            double e = 8.0 / n; => 8.0 / n
            int e = 8 / n + 9 / n; => 8 / n + 9 / n if n != 0
            int m = k; int e = 8 / m; => 8 / k if k != 0
            int m = k + 1; int e = 8 / m; => 8 / (k + 1) if (k + 1) != 0
            int m = 7; int e = 8 / m; => 8 / 7 if 7 != 0
            int e = a.length; => a.length if a != null
            int e = own.length; => own.length if own != null
            int e = made().length; => none: P.made().length
            int e = rows[k].length; => rows[k].length if rows != null, 0 <= k, k < rows.length, rows[k] != null
            int e = a[k]; => a[k] if a != null, 0 <= k, k < a.length
            int e = a[0]; => a[0] if a != null, 0 < a.length
            int e = a[-1]; => a[-1] if a != null, 0 <= (-1), (-1) < a.length
            int e = a[k + 1]; => a[k + 1] if a != null, 0 <= (k + 1), (k + 1) < a.length
            int e = a[LIMIT]; => a[LIMIT] if a != null, 0 <= LIMIT, LIMIT < a.length
            int e = a[(int) far]; => a[(int) far] if a != null, 0 <= ((int) far), ((int) far) < a.length
            int e = a[a[k]]; => a[a[k]] if a != null, 0 <= k, k < a.length, 0 <= a[k], a[k] < a.length
            int m = k + 1; int e = a[m]; => a[(k + 1)] if a != null, 0 <= (k + 1), (k + 1) < a.length
            a[2] = 1; int e = a[k]; => none: a[2]
            b[2] = 1; int e = a[k]; => a[k] if a != null, 0 <= k, k < a.length
            int e = other.size; => other.size if other != null
            int e = other.other.size; => other.other.size if other != null, other.other != null
            other.size = 3; int e = other.size; => none: other.size
            int e = ((P) other).size; => none: ((P) (other)).size
            int e = k > 0 ? 8 / n : 9 / n; => k > 0 ? 8 / n : 9 / n if n != 0
            int e = Math.floorDiv(8, n); => none: java.lang.Math.floorDiv(8, n)
            Object e = MPI.DOUBLE; => MPI.DOUBLE
            Object e = System.out; => System.out
            int e = a[0xFFFFFFFF]; => a[0xFFFFFFFF] if a != null, 0 <= 0xFFFFFFFF, 0xFFFFFFFF < a.length
            int e = a['c']; => a['c'] if a != null, 0 <= 'c', 'c' < a.length
            int e = 8 / (int) far; => none: 8 / ((int) (far))
            int m = k + 1; int e = a[(int) m]; => a[(int) (k + 1)] if a != null, 0 <= ((int) (k + 1)), ((int) (k + 1)) < a.length
            int m = k + 1; int e = 2 * (m); => 2 * ((k + 1))
            int e = comm.getRank(); => none: comm.getRank()
            Integer m = 3; int e = m; => none: java.lang.Integer m = 3
            """);
    private static final Snippet.Table SHOWN = Snippet.table("%s", """
            k = a.length; call(); int e = a.length; => a.length
            k = 8 / n; call(); int e = 8 / n; => 8 / n
            Integer w = n; call(); int e = w; => w if w != null
            Integer w = n; call(); int e = 8 / w; => none: 8 / w
            int[] x = new int[8]; call(); int e = x[7]; => x[7]
            int[] x = new int[8]; call(); int e = x[8]; => x[8] if 8 < x.length
            int[] x = new int[8]; call(); x[1] = 2; int e = x[7]; => none: x[1]
            int m = k + 1; call(); int e = m; => m
            k = comm.getSize(); call(); int e = comm.getRank(); => comm.getRank()
            k = comm.getSize(); comm = null; call(); int e = comm.getRank(); => none: comm.getRank()
            k = comm.getSize(); comm.free(); call(); int e = comm.getRank(); => none: comm.getRank()
            k = comm.getSize(); call(); comm.free(); int e = comm.getRank(); => none: comm.getRank()
            k = comm.getSize(); call(); comm.barrier(); int e = comm.getRank(); => comm.getRank()
            if (k > 2) k = comm.getSize(); call(); int e = comm.getRank(); => none: comm.getRank()
            k = comm.getSize(); call(); int e = MPI.COMM_WORLD.getRank(); => none: mpi.MPI.COMM_WORLD.getRank()
            comm.barrier(); call(); int e = comm.getRank() + k; => comm.getRank() + k
            comm.barrier(); call(); Status e = comm.probe(1, 0); => none: comm.probe(1, 0)
            String m = k > 0 ? "a" : null; call(); int e = m.length(); => m.length() if m != null
            comm.barrier(); call(); String e = comm.getName(); => none: comm.getName()
            MPI.COMM_WORLD.barrier(); call(); int e = MPI.COMM_WORLD.getRank(); => MPI.COMM_WORLD.getRank()
            MPI.COMM_WORLD.barrier(); MPI.Finalize(); call(); int e = MPI.COMM_WORLD.getRank(); => none: mpi.MPI.COMM_WORLD.getRank()
            MPI.COMM_WORLD.barrier(); ((Runnable) (Object) rows).run(); call(); int e = MPI.COMM_WORLD.getRank(); => none: mpi.MPI.COMM_WORLD.getRank()
            class L { static int v = 1; } call(); int e = L.v; => L.v
            class L { static int v = count(); } call(); int e = L.v; => none: L.v
            class L { static volatile int v; } call(); int e = L.v; => none: L.v
            """);
    private static final Snippet.Table TESTLESS = Snippet.table("call(); %s", """
            int m = k; int e = m; => none: int m = k
            int e = a.length; => none: a.length
            int e = 8 / n; => none: 8 / n
            int e = a[0]; => none: a[0]
            int e = other.size; => none: other.size
            int e = comm.getRank(); => none: comm.getRank()
            int e = n; => n
            """);

    /** Which final fields a method reads is not known: none is called before one gets its value. */
    private static final Snippet.Table SETTLED =
            Snippet.table("class L { int g; final int f; L(int z) { call(); %s } int get() { return f; } }", """
            f = 1; int e = z; => z
            f = 1; int e = get(); => none: get()
            f = 1; int e = Math.abs(z); => none: java.lang.Math.abs(z)
            g = 1; int e = Math.abs(z); => Math.abs(z)
            int e = Math.abs(z); f = 1; => none: java.lang.Math.abs(z)
            """);

    private static String evaluate(Snippet snippet, boolean inlines, boolean tested) {
        return evaluate(new Asked(snippet), inlines, tested);
    }

    private static String evaluate(Asked asked, boolean inlines, boolean tested) {
        Snippet snippet = asked.snippet();
        List<CtStatement> statements = asked.method().executable().getBody().getStatements();
        int first = 0;
        while (!statements.get(first).toString().contains("call()")) {
            first++;
        }
        CtStatement place = statements.get(first);
        int earlier = place.getPosition().getSourceStart();
        CtExpression<?> expression = snippet.variable("e").getDefaultExpression();
        Code code = new Code(statements.subList(first, statements.size()), asked.method());
        Range range = asked.method().body().of(place).orElseThrow();
        Inlining inlining = new Inlining(code, earlier);
        EarlyTests tests =
                new EarlyTests(asked.method().body(), inlining, snippet.file().text());
        Optional<CtElement> obstacle = new Evaluation(
                        code,
                        earlier,
                        range.from(),
                        List.of(),
                        inlines,
                        Optional.of(tests).filter(t -> tested))
                .obstacle(expression);
        if (obstacle.isPresent()) {
            return "none: " + Asked.text(obstacle.get());
        }
        String text = inlining.text(expression, snippet.file().text());
        return tests.all().isEmpty() ? text : text + " if " + String.join(", ", tests.all());
    }

    @TestFactory
    Stream<DynamicTest> expressions() {
        return Stream.of(CHANGED, THROWING, SHOWN)
                .flatMap(table -> table.answers(snippet -> evaluate(snippet, true, true)));
    }

    @TestFactory
    Stream<DynamicTest> withoutTests() {
        return TESTLESS.answers(snippet -> evaluate(snippet, false, false));
    }

    @TestFactory
    Stream<DynamicTest> besideFinalFields() {
        return SETTLED.answers(snippet -> {
            CtConstructor<?> constructor = snippet.first(CtConstructor.class);
            return evaluate(new Asked(snippet, Asked.method(snippet, constructor)), true, true);
        });
    }
}

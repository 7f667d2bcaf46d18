package org.sluicempi.analyzer.dependence.code;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import spoon.reflect.declaration.CtMethod;

/** Whether {@code x} is certainly not null, or not zero, where {@code call} is called. */
class ProofsTest {
    private static final Snippet.Table NOT_NULL = Snippet.table("%s; call();", """
            var x = b => perhaps
            b[0] = 1; var x = b => never
            double y = b[0]; var x = b => never
            k = b.length; var x = b => never
            synchronized (b) { k = 1; } var x = b => never
            String s = "a" + comm; var x = comm => perhaps
            String s = ""; s += comm; var x = comm => perhaps
            String s = comm.toString(); var x = comm => never
            b[0] = 1; var x = c => perhaps
            rows[0] = b; var x = b => perhaps
            a[b.length] = 1; var x = a => never
            a[a[0]] = a[1]; var x = b => perhaps
            boolean y = b == c; var x = b => perhaps
            if (k > 0) b[0] = 1; var x = b => perhaps
            if (k > 0) b[0] = 1; else b[1] = 1; var x = b => never
            b[0] = 1; b = c; var x = b => perhaps
            b = c; b[0] = 1; var x = b => never
            b = new double[3]; var x = b => never
            b = null; var x = b => perhaps
            b = new double[3]; b = c; var x = b => perhaps
            c = new double[3]; var x = b => perhaps
            comm.getRank(); var x = comm => never
            comm.send(b, n, MPI.DOUBLE, 1, 0); var x = b => perhaps
            other.size = 1; var x = other => never
            k = other.size; var x = other => never
            other.other = other; var x = other => perhaps
            k = other.size; other = null; var x = other => perhaps
            k = other.size; count(); var x = other => never
            own[0] = 1; var x = own => never
            other.own[0] = 1; var x = own => perhaps
            own = new double[3]; var x = own => never
            other.own = new double[3]; var x = own => perhaps
            shared = new double[3]; var x = own => perhaps
            P p = other; other.other = p; var x = p => perhaps
            shared = new double[3]; var x = shared => never
            shared[(b = c).length] = b[0]; var x = b => never
            b[(b = c).length] = 1; var x = b => perhaps
            b[0] = (b = c)[1]; var x = b => perhaps
            b[k = (b = null) == null ? 0 : 1] = 1; var x = b => perhaps
            """);
    private static final Snippet.Table NEW = Snippet.table("%s; call();", """
            var x = new double[3] => never
            var x = new Object() => never
            var x = this => never
            var x = "a" => never
            var x = "a" + n => never
            String s = "a" + n; var x = s => never
            Runnable x = () -> count() => never
            Object x = null => perhaps
            var x = k > 0 ? this : new P() => never
            var x = k > 0 ? this : other => perhaps
            var x = MPI.COMM_WORLD => never
            var x = made() => perhaps
            class L { static final double[] kept = new double[3]; } var x = L.kept => never
            class L { static final double[] kept = made(); } var x = L.kept => perhaps
            class L { Object m() { own = new double[3]; var x = own; call(); return x; } } => never
            class L { class M { Object m() { var x = L.this; call(); return x; } } } => never
            """);
    private static final Snippet.Table LOCALS = Snippet.table("%s; call();", """
            double[] p = b; var x = p => perhaps
            if (k > 0) b = new double[3]; var x = b => perhaps
            double[] p = new double[3]; p = b; var x = p => perhaps
            double[] p = new double[3], q = p; var x = q => never
            double[] p = new double[3], q = b; p = q; var x = p => perhaps
            double[] p = new double[3], q = new double[2]; while (k-- > 0) { var t = p; p = q; q = t; } var x = p => never
            double[] p = new double[3], q = b; while (k-- > 0) { var t = p; p = q; q = t; } var x = p => perhaps
            double[][] g = new double[3][4]; var x = g[0] => never
            double[][] g = new double[3][4]; double[] p = g[0]; var x = p => never
            double[][] g = new double[3][]; var x = g[0] => perhaps
            double[][] g = new double[3][4]; g[0] = null; var x = g[0] => perhaps
            for (double[] p : rows) { var x = p; } => perhaps
            """);
    private static final Snippet.Table GIVEN = Snippet.table("class L { private void %s } new L().run();", """
            ma1(double[] y) { var x = y; call(); } void run() { ma1(new double[3]); } => never
            ma2(double[] y) { var x = y; call(); } void run() { ma2(null); } => perhaps
            ma3(double[] y) { var x = y; call(); } void run() { ma3(new double[3]); ma3(null); } => perhaps
            ma4(double[] y) { var x = y; call(); } void run() { double[] p = shared; p[0] = 1; ma4(p); } => never
            ma5(double[] y) { var x = y; call(); } void run() { double[] p = shared; ma5(p); p[0] = 1; } => perhaps
            ma6(double[] y) { y = null; var x = y; call(); } void run() { ma6(new double[3]); } => perhaps
            ma7(int z, double[] y) { var x = y; call(); } void run() { ma7(1, new double[3]); } => never
            ma8(double[] z, double[] y) { var x = y; call(); } void run() { ma8(new double[3], null); } => perhaps
            ma9(double[] y) { double[] z = null; var x = z; call(); } void run() { ma9(new double[3]); } => perhaps
            ma10(double[]... y) { var x = y; call(); } void run() { ma10(new double[3]); } => never
            ma11(double[] y) { var x = y; call(); } => never
            ma12(double[] y) { var x = y; call(); } private void la12(double[] p) { ma12(p); } void run() { la12(new double[3]); } => never
            ma13(double[] y) { var x = y; call(); } private void la13(double[] p) { ma13(p); } private void ka13(double[] p) { la13(p); } void run() { ka13(new double[3]); } => never
            ma14(double[] y) { var x = y; call(); } private void la14(double[] p) { ma14(p); } private void ka14(double[] p) { la14(p); } private void ja14(double[] p) { ka14(p); } void run() { ja14(new double[3]); } => perhaps
            ma15() { var x = shared; call(); } void run() { shared[0] = 1; ma15(); } => never
            ma16() { var x = shared; call(); } void run() { ma16(); } => perhaps
            ma17() { var x = shared; call(); } void run() { ma17(); shared[0] = 1; ma17(); } => perhaps
            ma20(double[] y) { var x = y; call(); } static { new L().ma20(new double[3]); } void run() {} => perhaps
            ma21() { var x = shared; call(); } private void la21() { ma21(); } private void ka21() { la21(); } void run() { shared[0] = 1; ka21(); } => never
            ma22() { var x = shared; call(); } private void la22() { ma22(); } private void ka22() { la22(); } private void ja22() { ka22(); } void run() { shared[0] = 1; ja22(); } => perhaps
            ma18() { var x = own; call(); } void run() { own[0] = 1; ma18(); } => perhaps
            """);
    private static final Snippet.Table NOT_ZERO = Snippet.table("%s; call();", """
            int x = n => perhaps
            int x = 3 => never
            int x = 0 => perhaps
            char x = 'c' => perhaps
            long x = 3 => never
            double d = 1.5; long x = (long) d => perhaps
            k = 8 / n; int x = n => never
            k = 8 % n; int x = n => never
            k = n / 8; int x = n => perhaps
            k = 8 * n; int x = n => perhaps
            k = 8 / k; int x = n => perhaps
            k = n / n; int x = n => never
            k = 8 / n; n = 0; int x = n => perhaps
            n = 8; int x = n => never
            n = 0; int x = n => perhaps
            if (k > 0) k = 8 / n; int x = n => perhaps
            int x = comm.getSize() => never
            int x = comm.getRank() => perhaps
            n = comm.getSize(); int x = n => never
            k = 8 / bound; int x = bound => never
            k = 8 / bound; count(); int x = bound => perhaps
            bound = 3; int x = bound => never
            """);
    private static final Snippet.Table GIVEN_NUMBERS = Snippet.table("class L { private void %s } new L().run();", """
            mb1(int y) { int x = y; call(); } void run() { mb1(3); } => never
            mb2(int y) { int x = y; call(); } void run() { mb2(0); } => perhaps
            mb3() { int x = bound; call(); } void run() { int z = 8 / bound; mb3(); } => never
            """);

    /** A call on a communicator shows that it lives; who has made none, and what may free one or end MPI, shows nothing. */
    private static final Snippet.Table ALIVE = Snippet.table("%s; call();", """
            var x = comm => perhaps
            comm.barrier(); var x = comm => lives
            comm.getSize(); var x = comm => lives
            comm.getName(); var x = comm => perhaps
            comm.barrier(); comm.barrier(); comm.getSize(); k = n; var x = comm => lives
            comm.barrier(); comm = MPI.COMM_WORLD; var x = comm => perhaps
            comm.barrier(); comm.free(); var x = comm => perhaps
            comm.barrier(); System.out.println(); var x = comm => perhaps
            comm.barrier(); ((Runnable) (Object) rows).run(); var x = comm => perhaps
            comm.barrier(); comm.allReduce(b, c, n, MPI.DOUBLE, MPI.SUM); var x = comm => lives
            if (k > 0) comm.barrier(); var x = comm => perhaps
            Comm o = comm; o.barrier(); var x = comm => perhaps
            MPI.COMM_WORLD.barrier(); var x = comm => perhaps
            comm.barrier(); var x = MPI.COMM_WORLD => perhaps
            var x = MPI.COMM_WORLD => perhaps
            Object o = MPI.COMM_WORLD; var x = MPI.COMM_WORLD => perhaps
            MPI.COMM_WORLD.barrier(); var x = MPI.COMM_WORLD => lives
            MPI.COMM_WORLD.barrier(); MPI.COMM_WORLD.getName(); var x = MPI.COMM_WORLD => perhaps
            MPI.COMM_WORLD.barrier(); MPI.Finalize(); var x = MPI.COMM_WORLD => perhaps
            MPI.COMM_SELF.barrier(); var x = MPI.COMM_WORLD => perhaps
            Request.waitAll(new Request[0]); var x = MPI.COMM_WORLD => perhaps
            var x = rows[k] => perhaps
            class L { static Comm kept; } L.kept.barrier(); var x = L.kept => lives
            class L { static Comm kept; } L.kept.barrier(); L.kept = null; var x = L.kept => perhaps
            class L { Comm kept; void m() throws Exception { kept.barrier(); var x = kept; call(); } } => lives
            """);

    private static final Snippet.Table ALIVE_AT_CALLERS =
            Snippet.table("class L { private void %s } new L().run();", """
            mc1() { var x = MPI.COMM_WORLD; call(); } void run() throws Exception { MPI.COMM_WORLD.barrier(); mc1(); } => lives
            mc2() { var x = MPI.COMM_WORLD; call(); } void run() throws Exception { mc2(); MPI.COMM_WORLD.barrier(); } => perhaps
            mc3() { var x = MPI.COMM_WORLD; call(); } void run() throws Exception { mc3(); MPI.COMM_WORLD.barrier(); mc3(); } => perhaps
            mc4() { var x = MPI.COMM_WORLD; call(); } void run() throws Exception { MPI.COMM_SELF.barrier(); mc4(); } => perhaps
            mc5() { var x = MPI.COMM_WORLD; call(); } => lives
            mc6(Comm y) { var x = y; call(); } void run(Comm p) throws Exception { p.barrier(); mc6(p); } => perhaps
            """);

    private static final Snippet.Table CAPTURED =
            Snippet.table("class L { void m(double[] y) { class K { private void %s } new K().run(); } }", """
            r1(double[] z) { var x = y; call(); } void run() { r1(new double[3]); } => perhaps
            r2(double[] z) { var x = z; call(); } void run() { r2(new double[3]); } => never
            """);

    private static String notNull(Asked asked) {
        return new Proofs(asked.method()).isNotNull(asked.given("x"), asked.place()) ? "never" : "perhaps";
    }

    private static String notZero(Asked asked) {
        return new Proofs(asked.method()).isNotZero(asked.given("x"), asked.place()) ? "never" : "perhaps";
    }

    private static String alive(Asked asked) {
        return new Proofs(asked.method()).isAlive(asked.given("x"), asked.place()) ? "lives" : "perhaps";
    }

    private static Asked asked(Snippet snippet) {
        return new Asked(snippet.all(CtMethod.class).isEmpty() ? snippet : snippet.inside());
    }

    @TestFactory
    Stream<DynamicTest> notNull() {
        return Stream.of(NOT_NULL, NEW, LOCALS, GIVEN)
                .flatMap(table -> table.answers(snippet -> notNull(asked(snippet))));
    }

    @TestFactory
    Stream<DynamicTest> parametersOfAMethodAround() {
        return CAPTURED.answers(snippet -> {
            CtMethod<?> inner = snippet.all(CtMethod.class).get(1);
            return notNull(new Asked(snippet, Asked.method(snippet, inner)));
        });
    }

    @TestFactory
    Stream<DynamicTest> notZero() {
        return Stream.of(NOT_ZERO, GIVEN_NUMBERS).flatMap(table -> table.answers(snippet -> notZero(asked(snippet))));
    }

    @TestFactory
    Stream<DynamicTest> alive() {
        return Stream.of(ALIVE, ALIVE_AT_CALLERS).flatMap(table -> table.answers(snippet -> alive(asked(snippet))));
    }
}

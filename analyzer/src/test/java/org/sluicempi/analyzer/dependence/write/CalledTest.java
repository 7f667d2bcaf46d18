package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** What becomes of methods whose loops work on a caller's message, and of the calls of them. */
class CalledTest {
    private static final String METHODS = """
            void f(double[] x, int k) { for (int i = 0; i < k; i++) x[i] = i; } AT { f(a, (n)); SEND f(new double[3],
             Math.max(n, 3)); } => void f(double[] x, int k, DeltaSend sendA) { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA.deltaStrip(i0, k); for (int i = i0; i < i1; i++) x[i] = i; sendA.deltaSendData(i0, i1); } } AT { DeltaSend
             sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, (n), sendA); sendA.deltaSendEnd(); f(new
             double[3], Math.max(n, 3), DeltaSend.none()); }
            void f(double[] x, int k) { for (int i = 0; i < k; i++) x[i] = i; } AT { f(a, n); SEND double sendA = 0; } => void
             f(double[] x, int k, DeltaSend sendA2) { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA2.deltaStrip(i0, k); for
             (int i = i0; i < i1; i++) x[i] = i; sendA2.deltaSendData(i0, i1); } } AT { DeltaSend sendA2 =
             MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, n, sendA2); sendA2.deltaSendEnd(); double sendA = 0; }
            void f(double[] x, int k) { for (int i = 0; i < k; i++) x[i] = i; } AT { { f(a, n); SEND } { f(a, n); SEND } } =>
             void f(double[] x, int k, DeltaSend sendA, DeltaSend sendA2) { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA2.deltaStrip(i0, sendA.deltaStrip(i0, k)); for (int i = i0; i < i1; i++) x[i] = i; sendA.deltaSendData(i0,
             i1); sendA2.deltaSendData(i0, i1); } } AT { { DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1,
             0); f(a, n, sendA, DeltaSend.none()); sendA.deltaSendEnd(); } { DeltaSend sendA2 = MPI.COMM_WORLD.deltaSendBegin(a,
             n, MPI.DOUBLE, 1, 0); f(a, n, DeltaSend.none(), sendA2); sendA2.deltaSendEnd(); } }
            void f(double[] x, int k) { for (int i = 0; i < k; i++) x[2 * i] += 1; } AT { RECV f(a, n); f(a, n); SEND } => void
             f(double[] x, int k, DeltaRecv recvA, DeltaSend sendA) { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA.deltaStrip(i0, recvA.deltaStrip(i0, k, 2), 2); recvA.deltaWaitData(2 * i0, 2 * i1 - 1); for (int i = i0; i <
             i1; i++) x[2 * i] += 1; sendA.deltaSendData(2 * i0, 2 * i1); } } AT { DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a,
             n, MPI.DOUBLE, 1, 0); recvA.deltaWaitData(0, 0); f(a, n, recvA, DeltaSend.none()); recvA.deltaWait(); DeltaSend
             sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, n, DeltaRecv.none(), sendA);
             sendA.deltaSendEnd(); }
            void f(double[] x, int k) { for (int i = 0; i < k; i++) sum += x[i]; } AT { RECV int h = 3 / n; f(a, n); } => void
             f(double[] x, int k, DeltaRecv recvA) { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = recvA.deltaStrip(i0, k);
             recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) sum += x[i]; } } AT { DeltaRecv recvA =
             MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); recvA.deltaWaitData(0, 0); int h = 3 / n; f(a, n, recvA);
             recvA.deltaWait(); }
            void f(double[] x, int k) { int h = 3 / k; for (int i = 0; i < k; i++) sum += x[i]; } AT { RECV f(a, 3 / n); } =>
             void f(double[] x, int k, DeltaRecv recvA) { int h = 3 / k; for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             recvA.deltaStrip(i0, k); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) sum += x[i]; } } AT { DeltaRecv
             recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); recvA.deltaWaitData(0, 0); f(a, 3 / n, recvA);
             recvA.deltaWait(); }
            void f(double[] x, int k) { int h = 3 / k; for (int i = 0; i < k; i++) sum += x[i]; } AT { RECV f(a, n); } => void
             f(double[] x, int k, DeltaRecv recvA) { int h = 3 / k; for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             recvA.deltaStrip(i0, k); recvA.deltaWaitData(i0, i1); for (int i = i0; i < i1; i++) sum += x[i]; } } AT { DeltaRecv
             recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); recvA.deltaWaitData(0, 0); f(a, n, recvA);
             recvA.deltaWait(); }
            void f(double[] x, int k) { for (int i = 0; i < k; i++) x[i + k] = i; } AT { f(a, n); SEND } => void f(double[] x,
             int k, DeltaSend sendA) { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0, k); for (int i = i0; i
             < i1; i++) x[i + k] = i; sendA.deltaSendData(i0 + k, i1 + k); } } AT { DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, n, sendA); sendA.deltaSendEnd(); }
            void f(double[] x, int k) { int h = k - 1; for (int i = 0; i < h; i++) x[i + h] = i; } AT { f(a, n); SEND } => void
             f(double[] x, int k, DeltaSend sendA) { int h = k - 1; for (int i0 = 0, i1; i0 < h; i0 = i1) { i1 =
             sendA.deltaStrip(i0, h); for (int i = i0; i < i1; i++) x[i + h] = i; sendA.deltaSendData(i0 + h, i1 + h); } } AT {
             DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, n, sendA); sendA.deltaSendEnd(); }
            void f(double[] x, int k) { int h = k % 7; for (int i = 0; i < k; i++) x[i + h] = i; } AT { f(a, n); SEND } => void
             f(double[] x, int k, DeltaSend sendA) { int h = k % 7; for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA.deltaStrip(i0, k); for (int i = i0; i < i1; i++) x[i + h] = i; sendA.deltaSendData(i0 + h, i1 + h); } } AT {
             DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, n, sendA); sendA.deltaSendEnd(); }
            void f(double[] x, int k) { for (int i = 0; i < k; i++) sum += x[i % 3]; } AT { RECV for (int j = 0; j < n; j++)
             sum++; f(a, n); } => void f(double[] x, int k) { for (int i = 0; i < k; i++) sum += x[i % 3]; } AT { DeltaRecv
             recvA = MPI.COMM_WORLD.deltaRecv(a, n, MPI.DOUBLE, 1, 0); for (int j = 0; j < n; j++) sum++; recvA.deltaWait();
             f(a, n); }
            void f(double[] x, int k) throws Error { for (int i = 0; i < k; i++) x[i] = (i); } AT { P.f (a, n); SEND } => void
             f(double[] x, int k, DeltaSend sendA) throws Error { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA.deltaStrip(i0, k); for (int i = i0; i < i1; i++) x[i] = (i); sendA.deltaSendData(i0, i1); } } AT { DeltaSend
             sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); P.f (a, n, sendA); sendA.deltaSendEnd(); }
            void f(double[] x, int k) throws @Why(1) Error { for (int i = 0; i < k; i++) x[i] = i; } WHY AT { f(a, n); SEND } =>
             void f(double[] x, int k, DeltaSend sendA) throws @Why(1) Error { for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 =
             sendA.deltaStrip(i0, k); for (int i = i0; i < i1; i++) x[i] = i; sendA.deltaSendData(i0, i1); } } WHY AT {
             DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0); f(a, n, sendA); sendA.deltaSendEnd(); }
            """.replace(
                    "WHY",
                    "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Why { int value(); }")
            .replace("AT", "static void at(double[] a, int n) throws Exception")
            .replace("SEND", "MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0);")
            .replace("RECV", "MPI.COMM_WORLD.recv(a, n, MPI.DOUBLE, 1, 0);");

    private static String written(String methods) {
        String before = "import mpi.*; class P { static double sum; static ";
        String behind =
                " public static void main(String[] args) throws Exception { at(new double[8], args.length); } }";
        return Written.program(before + methods.strip() + behind)
                .replace(before, "")
                .replace(behind, "");
    }

    @TestFactory
    Stream<DynamicTest> methods() {
        return Snippet.cells(METHODS).stream()
                .map(row -> DynamicTest.dynamicTest(
                        row[0], () -> assertThat(written(row[0])).isEqualTo(row[1].strip())));
    }
}

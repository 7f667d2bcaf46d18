package org.sluicempi.analyzer.dependence.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** Where a message begins that leaves while it is computed, and what stands in the place of the call. */
class SentTest {
    private static final String LOOP = "for (int i = 0; i < k; i++) a[i * k] = i; ";

    private static final Snippet.Table SENDS = Written.table(LOOP + "%s", """
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1 /* right */, 0); => DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n,
             MPI.DOUBLE, 1 /* right */, 0); for (int i = 0; i < k; i++) { a[i * k] = i; sendA.deltaSendData(i * k, (i + 1) * k);
             } sendA.deltaSendEnd();
            if (k > 0) (MPI.COMM_WORLD).send(a, n, MPI.DOUBLE, 1, 0); => DeltaSend sendA = (MPI.COMM_WORLD).deltaSendBegin(k >
             0, a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { a[i * k] = i; sendA.deltaSendData(i * k, (i + 1) * k); }
             if (k > 0) sendA.deltaSendEnd();
            MPI.COMM_WORLD.barrier(); MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); => DeltaSend sendA =
             MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i = 0; i < k; i++) { a[i * k] = i;
             sendA.deltaSendData(i * k, (i + 1) * k); } MPI.COMM_WORLD.barrier(); sendA.deltaSendEnd();
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n / zero, 0); => DeltaSend sendA = zero != 0 ?
             MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, n / zero, 0) : DeltaSend.none(); for (int i = 0; i < k; i++) { a[i
             * k] = i; sendA.deltaSendData(i * k, (i + 1) * k); } if (!sendA.deltaSendEndIfBegun()) { MPI.COMM_WORLD.send(a, n,
             MPI.DOUBLE, n / zero, 0); }!
            MPI.COMM_WORLD.barrier(); if (k > 0) MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n / zero, 0); => DeltaSend sendA = zero
             != 0 && k > 0 ? MPI.COMM_WORLD.deltaSendBegin(a, n, MPI.DOUBLE, n / zero, 0).announceAtEnd() : DeltaSend.none();
             for (int i = 0; i < k; i++) { a[i * k] = i; sendA.deltaSendData(i * k, (i + 1) * k); } MPI.COMM_WORLD.barrier(); if
             (k > 0) if (!sendA.deltaSendEndIfBegun()) { MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, n / zero, 0); }!
            near.send(a, n, MPI.DOUBLE, 1, 0); => DeltaSend sendA = near != null ? near.deltaSendBegin(a, n, MPI.DOUBLE, 1, 0) :
             DeltaSend.none(); for (int i = 0; i < k; i++) { a[i * k] = i; sendA.deltaSendData(i * k, (i + 1) * k); } if
             (!sendA.deltaSendEndIfBegun()) { near.send(a, n, MPI.DOUBLE, 1, 0); }!
            int h = k + 1; MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, h, 0); => DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n,
             MPI.DOUBLE, k + 1, 0); for (int i = 0; i < k; i++) { a[i * k] = i; sendA.deltaSendData(i * k, (i + 1) * k); } int h
             = k + 1; sendA.deltaSendEnd();
            """);

    private static final Snippet.Table FILLED =
            Written.table("int m = 0; for (int i = 0; i < k; i++) { if (i > 3) a[m++] = i; } %s", """
            MPI.COMM_WORLD.send(a, m, MPI.DOUBLE, 1, 0); => int m = 0; DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a,
             a.length, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0, k); for
             (int i = i0; i < i1; i++) { if (i > 3) a[m++] = i; } sendA.deltaSendData(m); } sendA.deltaSendEnd(m);
            (MPI.COMM_WORLD).send(a, (m), MPI.DOUBLE, n, 0); => int m = 0; DeltaSend sendA = (MPI.COMM_WORLD).deltaSendBegin(a,
             a.length, MPI.DOUBLE, n, 0).announceAtEnd(); for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0, k); for
             (int i = i0; i < i1; i++) { if (i > 3) a[m++] = i; } sendA.deltaSendData(m); } sendA.deltaSendEnd((m));
            MPI.COMM_WORLD.send(a, n, MPI.DOUBLE, 1, 0); => int m = 0; DeltaSend sendA = MPI.COMM_WORLD.deltaSendBegin(a, n,
             MPI.DOUBLE, 1, 0); for (int i0 = 0, i1; i0 < k; i0 = i1) { i1 = sendA.deltaStrip(i0, k); for (int i = i0; i < i1; i++)
             { if (i > 3) a[m++] = i; } sendA.deltaSendData(m); } sendA.deltaSendEnd();
            MPI.COMM_WORLD.send(a, m + 1, MPI.DOUBLE, 1, 0); => [SL106: argument 'm + 1' cannot be evaluated before the loop
             because of 'm'] int m = 0; for (int i = 0; i < k; i++) { if (i > 3) a[m++] = i; } MPI.COMM_WORLD.send(a, m + 1,
             MPI.DOUBLE, 1, 0);
            if (m > 0) MPI.COMM_WORLD.send(a, m, MPI.DOUBLE, 1, 0); => [SL118: the call stands under 'if (m > 0)' and the loop
             does not, and the condition cannot be evaluated before the loop because of 'm'] int m = 0; for (int i = 0; i < k; i++)
             { if (i > 3) a[m++] = i; } if (m > 0) MPI.COMM_WORLD.send(a, m, MPI.DOUBLE, 1, 0);
            m++; MPI.COMM_WORLD.send(a, m, MPI.DOUBLE, 1, 0); => [SL106: argument 'm' cannot be evaluated before the loop because
             of 'm'] int m = 0; for (int i = 0; i < k; i++) { if (i > 3) a[m++] = i; } m++; MPI.COMM_WORLD.send(a, m, MPI.DOUBLE,
             1, 0);
            near.send(a, m, MPI.DOUBLE, n / zero, 0); => int m = 0; DeltaSend sendA = zero != 0 && near != null ?
             near.deltaSendBegin(a, a.length, MPI.DOUBLE, n / zero, 0).announceAtEnd() : DeltaSend.none(); for (int i0 = 0, i1; i0
             < k; i0 = i1) { i1 = sendA.deltaStrip(i0, k); for (int i = i0; i < i1; i++) { if (i > 3) a[m++] = i; }
             sendA.deltaSendData(m); } if (!sendA.deltaSendEndIfBegun(m)) { near.send(a, m, MPI.DOUBLE, n / zero, 0); }!
            """);

    private static final Snippet.Table EXCHANGES = Written.table(
            "double[] c = new double[n]; double[] d = new double[n]; %s",
            """
            IN EXCHANGE => [SL102: no loop in reach of the call reads 'd'] double[] c = new double[n]; double[] d = new
             double[n]; DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i = 0;
             i < k; i++) { c[i * k] = i; sendC.deltaSendData(i * k, (i + 1) * k); } MPI.COMM_WORLD.deltaSendRecv(sendC, d, n,
             MPI.DOUBLE, 1, 0).deltaWait();
            IN Status s = EXCHANGE => [SL102: no loop in reach of the call reads 'd'] double[] c = new double[n]; double[] d =
             new double[n]; DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i
             = 0; i < k; i++) { c[i * k] = i; sendC.deltaSendData(i * k, (i + 1) * k); } Status s =
             MPI.COMM_WORLD.deltaSendRecv(sendC, d, n, MPI.DOUBLE, 1, 0).deltaWait();
            IN Status s = (MPI.COMM_WORLD.sendRecv(c, n, MPI.DOUBLE, n / zero, 0, d, n, MPI.DOUBLE, 1, 0)); => [SL102: no loop
             in reach of the call reads 'd'] double[] c = new double[n]; double[] d = new double[n]; DeltaSend sendC = zero != 0
             ? MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, n / zero, 0).announceAtEnd() : DeltaSend.none(); for (int i = 0;
             i < k; i++) { c[i * k] = i; sendC.deltaSendData(i * k, (i + 1) * k); } Status s = (sendC.isBegun() ?
             MPI.COMM_WORLD.deltaSendRecv(sendC, d, n, MPI.DOUBLE, 1, 0) : DeltaRecv.received(MPI.COMM_WORLD.sendRecv(c, n,
             MPI.DOUBLE, n / zero, 0, d, n, MPI.DOUBLE, 1, 0))).deltaWait();
            EXCHANGE OUT => [SL101: 'double[] c = new double[n];' writes 'c', which is no loop] double[] c = new
             double[n]; double[] d = new double[n]; DeltaRecv recvD = MPI.COMM_WORLD.deltaSendRecv(c, n, MPI.DOUBLE, 1, 0, d, n,
             MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { recvD.deltaWaitData(i * k, i * k + 1); sum += d[i * k]; }
             recvD.deltaWait();
            IN EXCHANGE OUT => double[] c = new double[n]; double[] d = new double[n]; DeltaSend sendC =
             MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i = 0; i < k; i++) { c[i * k] = i;
             sendC.deltaSendData(i * k, (i + 1) * k); } DeltaRecv recvD = MPI.COMM_WORLD.deltaSendRecv(sendC, d, n, MPI.DOUBLE,
             1, 0); for (int i = 0; i < k; i++) { recvD.deltaWaitData(i * k, i * k + 1); sum += d[i * k]; } recvD.deltaWait();
            IN MPI.COMM_WORLD.sendRecv(c, n, MPI.DOUBLE, n / zero, 0, d, n, MPI.DOUBLE, 1, 0); OUT => double[] c = new
             double[n]; double[] d = new double[n]; DeltaSend sendC = zero != 0 ? MPI.COMM_WORLD.deltaSendBegin(c, n,
             MPI.DOUBLE, n / zero, 0).announceAtEnd() : DeltaSend.none(); for (int i = 0; i < k; i++) { c[i * k] = i;
             sendC.deltaSendData(i * k, (i + 1) * k); } DeltaRecv recvD = sendC.isBegun() ? MPI.COMM_WORLD.deltaSendRecv(sendC,
             d, n, MPI.DOUBLE, 1, 0) : DeltaRecv.received(MPI.COMM_WORLD.sendRecv(c, n, MPI.DOUBLE, n / zero, 0, d, n,
             MPI.DOUBLE, 1, 0)); for (int i = 0; i < k; i++) { recvD.deltaWaitData(i * k, i * k + 1); sum += d[i * k]; }
             recvD.deltaWait();
            IN MPI.COMM_WORLD.sendRecv(c, n, MPI.DOUBLE, 1, 0, a, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) sum += a[i *
             k] + w[i]; => double[] c = new double[n]; double[] d = new double[n]; DeltaSend sendC =
             MPI.COMM_WORLD.deltaSendBegin(c, n, MPI.DOUBLE, 1, 0).announceAtEnd(); for (int i = 0; i < k; i++) { c[i * k] = i;
             sendC.deltaSendData(i * k, (i + 1) * k); } DeltaRecv recvA = MPI.COMM_WORLD.deltaSendRecv(a != w, sendC, a, n,
             MPI.DOUBLE, 1, 0); for (int i = 0; i < k; i++) { recvA.deltaWaitData(i * k, i * k + 1); sum += a[i * k] + w[i]; }
             recvA.deltaWait();
            """.replace("IN", "for (int i = 0; i < k; i++) c[i * k] = i;")
                    .replace("OUT", "for (int i = 0; i < k; i++) sum += d[i * k];")
                    .replace("EXCHANGE", "MPI.COMM_WORLD.sendRecv(c, n, MPI.DOUBLE, 1, 0, d, n, MPI.DOUBLE, 1, 0);"));

    private static final Snippet.Table VARIABLES = Written.table(
            "double[] c = new double[n]; double[] d = new double[n]; %s",
            """
            for (int i = 0; i < n; i++) c[i] = i; MPI.COMM_WORLD.send(c, n, MPI.DOUBLE, 1, 0); => sendC 1
            MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) sum += c[i]; => recvC 1
            if (k > 0) MPI.COMM_WORLD.recv(c, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) sum += c[i]; => recvC 1
            for (int i = 0; i < n; i++) c[i] = i; EXCHANGE => sendC 1
            EXCHANGE for (int i = 0; i < n; i++) sum += d[i]; => recvD 1
            for (int i = 0; i < n; i++) c[i] = i; EXCHANGE for (int i = 0; i < n; i++) sum += d[i]; => recvD 2
            EXCHANGE => none 0
            """.replace("EXCHANGE", "MPI.COMM_WORLD.sendRecv(c, n, MPI.DOUBLE, 1, 0, d, n, MPI.DOUBLE, 1, 0);"));

    @TestFactory
    Stream<DynamicTest> arrays() {
        return SENDS.answers(Written::text);
    }

    /** What a loop puts together is as large as it turns out to be. */
    @TestFactory
    Stream<DynamicTest> whatIsFilledFromBelow() {
        return FILLED.answers(Written::text);
    }

    @TestFactory
    Stream<DynamicTest> exchanges() {
        return EXCHANGES.answers(Written::text);
    }

    @TestFactory
    Stream<DynamicTest> whatReportsShowOfIt() {
        return VARIABLES.answers(Written::variables);
    }

    /** So that what is evaluated in the call keeps its line; the two line ends in what is sent are in the begin, too. */
    @Test
    void aCallThatIsTakenApartKeepsItsLines() {
        String program =
                "import mpi.*; class P { static void at(double[] b, int n) throws Exception { double[] c = new double[n];"
                        + " for (int i = 0; i < n; i++) c[i] = i; MPI.COMM_WORLD.sendRecv(c, n,\n MPI.DOUBLE, 1,\n 0,\n b, n,\n MPI.DOUBLE, 1, 0); } }";
        assertThat(Written.program(program)).contains("MPI.COMM_WORLD.deltaSendRecv(sendC, b, n, MPI.DOUBLE, 1, 0)");
        assertThat(Written.lines(program)).isEqualTo(5 + 2);
    }
}

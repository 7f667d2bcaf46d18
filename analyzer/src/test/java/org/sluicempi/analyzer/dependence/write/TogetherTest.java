package org.sluicempi.analyzer.dependence.write;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;

/** What becomes of calls that are under way together, with where they are declared and waited for. */
class TogetherTest {
    private static final Snippet.Table GROUPS = table("""
            S(a) S(w) => DeltaCalls sendA = DeltaCalls.begin(); DeltaCalls sendW = sendA.beside();
             AMONG(sendA, a) AMONG(sendW, w) sendA.deltaWait(); sendW.deltaWait();
            R(a) R(w) => DeltaCalls recvA = DeltaCalls.begin(); DeltaCalls recvW = recvA.beside();
             MPI.COMM_WORLD.deltaRecvAmong(recvA, a, n, MPI.DOUBLE, 1, 0); MPI.COMM_WORLD.deltaRecvAmong(recvW, w, n, MPI.DOUBLE, 1, 0);
             recvA.deltaWait(); recvW.deltaWait();
            k++; S(a) k++; S(w) k++; => k++; DeltaCalls sendA = DeltaCalls.begin(); DeltaCalls sendW = sendA.beside();
             AMONG(sendA, a) k++; AMONG(sendW, w) sendA.deltaWait(); sendW.deltaWait(); k++;
            if (k > 0) S(a) if (k < n) S(w) => DeltaCalls sendA = DeltaCalls.begin(); DeltaCalls sendW = sendA.beside();
             if (k > 0) AMONG(sendA, a) if (k < n) AMONG(sendW, w) sendA.deltaWait(); sendW.deltaWait();
            if (k > 0) { S(a) k = n / k; S(w) } => if (k > 0) { DeltaCalls sendA = DeltaCalls.begin();
             DeltaCalls sendW = sendA.beside(); try { try { AMONG(sendA, a) k = n / k; AMONG(sendW, w) }
             finally { sendA.deltaWait(); } } finally { sendW.deltaWait(); } }
            if (k < n) { S(a) } else { k = n / k; } S(w) => DeltaCalls sendA = DeltaCalls.begin(); DeltaCalls sendW = sendA.beside();
             try { try { if (k < n) { AMONG(sendA, a) } else { k = n / k; } AMONG(sendW, w) }
             finally { sendA.deltaWait(); } } finally { sendW.deltaWait(); }
            """);

    private static final Snippet.Table LOOPS = table("""
            LOOP T(a) => DeltaCalls sendsA = DeltaCalls.begin(); LOOP AMONG(sendsA, a, d) sendsA.deltaWait();
            LOOP { T(a) T(w) } => DeltaCalls sendsA = DeltaCalls.begin(); DeltaCalls sendsW = sendsA.beside();
             LOOP { AMONG(sendsA, a, d) AMONG(sendsW, w, d) } sendsA.deltaWait(); sendsW.deltaWait();
            LOOP { T(a) k = n / k; } => DeltaCalls sendsA = DeltaCalls.begin();
             try { LOOP { AMONG(sendsA, a, d) k = n / k; } } finally { sendsA.deltaWait(); }
            LOOP { T(a) T(w) shared[0] = d; } => DeltaCalls sendsA = DeltaCalls.begin(a != shared); DeltaCalls sendsW = sendsA.beside(w != shared);
             try { try { LOOP { AMONG(sendsA, a, d) AMONG(sendsW, w, d) shared[0] = d; } } finally { sendsA.deltaWait(); } } finally { sendsW.deltaWait(); }
            LOOP { T(a) MPI.COMM_WORLD.send(w, n, MPI.INT, d, 0); } => [SL113: 'MPI.INT' does not describe the elements of 'w', which are of type double]
             DeltaCalls sendsA = DeltaCalls.begin();
             try { LOOP { AMONG(sendsA, a, d) MPI.COMM_WORLD.send(w, n, MPI.INT, d, 0); } } finally { sendsA.deltaWait(); }
            """);

    private static Snippet.Table table(String rows) {
        return Written.table(
                "%s",
                rows.replaceAll("S\\((\\w)\\)", "MPI.COMM_WORLD.send($1, n, MPI.DOUBLE, 1, 0);")
                        .replaceAll("T\\((\\w)\\)", "MPI.COMM_WORLD.send($1, n, MPI.DOUBLE, d, 0);")
                        .replaceAll("R\\((\\w)\\)", "MPI.COMM_WORLD.recv($1, n, MPI.DOUBLE, 1, 0);")
                        .replaceAll("AMONG\\((\\w+), (\\w)\\)", "AMONG($1, $2, 1)")
                        .replaceAll(
                                "AMONG\\((\\w+), (\\w), (\\w)\\)",
                                "MPI.COMM_WORLD.deltaSendAmong($1, $2, n, MPI.DOUBLE, $3, 0);")
                        .replace("LOOP", "for (int d = 1; d < n; d++)"));
    }

    @TestFactory
    Stream<DynamicTest> groups() {
        return GROUPS.answers(Written::text);
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        return LOOPS.answers(Written::text);
    }
}

package org.sluicempi.analyzer.dependence.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.flow.Step;

/** What the last call of some statements is to the API. */
class ApiCallKindsTest {
    private static final Snippet.Table CALLS = Snippet.table("""
            comm.send(b, n, MPI.DOUBLE, 1, 0); => send, standard send
            comm.sSend(b, n, MPI.DOUBLE, 1, 0); => send
            comm.iSend(null, n, MPI.DOUBLE, 1, 0); => send
            comm.recv(b, n, MPI.DOUBLE, 1, 0); => receive, standard receive
            comm.iRecv(null, n, MPI.DOUBLE, 1, 0); => receive
            comm.sendRecv(b, n, MPI.DOUBLE, 1, 0, c, n, MPI.DOUBLE, 1, 0); => none
            k = comm.getSize(); => positive
            k = comm.getRank(); => none
            made(); => none
            new P(); => none
            Integer w = n; => none
            Integer w = comm.getSize(); => none
            """);

    /** What shows that a communicator lives, and what is always answered then. */
    private static final Snippet.Table LIVES = Snippet.table("""
            comm.send(b, n, MPI.DOUBLE, 1, 0); => alive
            comm.bSend(b, n, MPI.DOUBLE, 1, 0); => alive
            comm.recv(b, n, MPI.DOUBLE, 1, 0); => alive
            comm.sendRecv(b, n, MPI.DOUBLE, 1, 0, c, n, MPI.DOUBLE, 1, 0); => alive
            comm.bcast(b, n, MPI.DOUBLE, 0); => alive
            comm.barrier(); => alive
            comm.probe(1, 0); => alive
            Request.waitAll(new Request[0]); => alive
            k = comm.getSize(); => alive, steady
            k = comm.getRank(); => alive, steady
            String s = comm.getName(); => none
            comm.free(); => none
            comm.disconnect(); => none
            MPI.Finalize(); => none
            made(); => none
            """);

    @TestFactory
    Stream<DynamicTest> lives() {
        return LIVES.answers(snippet -> {
            Asked asked = new Asked(snippet);
            ApiCallKinds calls = asked.method().calls();
            Step call =
                    asked.steps(Step.Call.class).reduce((before, last) -> last).orElseThrow();
            return Asked.listed(Stream.of(calls.leavesAlive(call) ? "alive" : "", calls.isSteady(call) ? "steady" : "")
                    .filter(word -> !word.isEmpty()));
        });
    }

    @TestFactory
    Stream<DynamicTest> calls() {
        return CALLS.answers(snippet -> {
            Asked asked = new Asked(snippet);
            Step call =
                    asked.steps(Step.Call.class).reduce((before, last) -> last).orElseThrow();
            int i = asked.method().body().steps().indexOf(call);
            PlainCalls plain = new PlainCalls(asked.method());
            return Asked.listed(Stream.of(
                            asked.method().calls().isPositive(call) ? "positive" : "",
                            plain.isSend(i) ? "send" : "",
                            plain.isReceive(i) ? "receive" : "",
                            plain.isStandard(i, CallKind.SEND) ? "standard send" : "",
                            plain.isStandard(i, CallKind.RECV) ? "standard receive" : "")
                    .filter(word -> !word.isEmpty()));
        });
    }

    @Test
    void onlyTypesOfTheApiBelongToIt() {
        ApiCallKinds calls = new ApiCallKinds(Dialects.shipped().all().get(0));
        assertThat(calls.isApiType("mpi.Comm")).isTrue();
        assertThat(calls.isApiType("java.lang.Object")).isFalse();
    }
}

package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;

class NullCommunicatorTest {
    private static Trial receive(String call) {
        return Trial.of(call + "\nfor (int i = 0; i < n; i++) b[i] = a[i];");
    }

    @Test
    void aCallThatMeansTheSameTwiceMayBeWrittenASecondTime() {
        assertThat(receive("comm.recv(a, n, MPI.DOUBLE, 1, 0);").ask(new NullCommunicator()))
                .isEmpty();
        assertThat(receive("anywhere.recv(a, n, MPI.DOUBLE, 1, 0);").ask(new NullCommunicator()))
                .isEmpty();
    }

    @Test
    void aCommunicatorThatIsMadeByACallIsNotMadeTwice() {
        assertThat(receive("chosen().recv(a, n, MPI.DOUBLE, 1, 0);").ask(new NullCommunicator()))
                .startsWith("SL106: 'chosen()' may be null")
                .endsWith("the call cannot be written a second time, to be made where it is");
    }

    @Test
    void aCallOnSeveralLinesWouldFailOnAnotherOne() {
        assertThat(receive("comm\n.recv(a, n, MPI.DOUBLE,\n1, b.length);").ask(new NullCommunicator()))
                .startsWith("SL106: 'comm' may be null")
                .contains("would not fail on its line");
    }

    @Test
    void aCommunicatorThatIsThereNeedsNoSecondCall() {
        assertThat(receive("int size = comm.getSize();\ncomm\n.recv(a, n, MPI.DOUBLE,\n1, b.length);")
                        .ask(new NullCommunicator()))
                .isEmpty();
    }

    private static final Snippet.Program PROGRAM = new Snippet.Program("""
            import mpi.*;
            public class P {
                Comm own; static volatile Comm shared; static Comm[] all; static Comm last;
                static class Late { static Comm comm = last; }
                static Comm same(Comm c) { return c; }
                static Comm kept() { return last; }
                static Comm stored(Comm c) { last = c; return c; }
                static Comm asked() { System.out.println(); return last; }
            %s
            }
            """, """
                public void m%d(double[] b, int n, int k, P other, Comm comm, Object any) throws Exception {
                    %s
                }
            """, "");

    private static final Snippet.Table COMMUNICATORS = Snippet.table(
            PROGRAM, "%s.recv(b, n, MPI.DOUBLE, 1, 0); for (int i = 0; i < n; i++) k += (int) b[i];", """
            MPI.COMM_WORLD => once
            comm => twice
            own => twice
            other.own => twice
            shared => not
            all[k] => twice
            all[k / n] => not
            all[k++] => not
            Late.comm => twice
            ((Comm) any) => twice
            (k > 3 ? comm : own) => not
            (own = comm) => not
            same(comm) => twice
            kept() => twice
            stored(comm) => not
            asked() => not
            """);

    private static String written(Snippet snippet) {
        Trial trial = Trial.of(snippet);
        return !NullCommunicator.mayBe(trial.candidate())
                ? "once"
                : trial.ask(new NullCommunicator()).isEmpty() ? "twice" : "not";
    }

    @TestFactory
    Stream<DynamicTest> howOftenTheCallMayBeWritten() {
        return COMMUNICATORS.answers(NullCommunicatorTest::written);
    }
}

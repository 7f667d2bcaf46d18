package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExpression;

/** What can be read without an exception where the guards stand, and where the body of the loop starts. */
class ReadableTest {
    private static final Snippet.Table VALUES = Snippet.table("""
            { k = c.length; }
            comm.recv(b, n, MPI.DOUBLE, 1, 0);
            { k = grid.length; }
            for (int i = 0; i < n; i++) { double x = b[i]; far = %s; }
            """.replace("\n", " "), """
            n + k => begin, loop
            a.length => neither
            b.length => neither
            n - a.length => neither
            c.length => begin, loop
            grid.length => loop
            bound => begin, loop
            LIMIT => begin, loop
            Plain.limit => begin, loop
            Plain.limit; k = Late.limit => begin, loop
            size; k = Late.limit => begin, loop
            Late.limit => neither
            Later.limit => neither
            """);

    private static String ask(Snippet snippet) {
        Candidate candidate = Trial.of(snippet).candidate();
        CtExpression<?> value = snippet.all(CtAssignment.class).stream()
                .filter(assignment -> assignment.getAssigned().toString().equals("far"))
                .findFirst()
                .orElseThrow()
                .getAssignment();
        Set<Symbol> symbols = candidate
                .method()
                .expressions()
                .read(candidate.method().body().value(value).orElseThrow())
                .orElseThrow()
                .symbols();
        return answer(candidate, symbols);
    }

    private static String answer(Candidate candidate, Set<Symbol> symbols) {
        String places = Stream.of(
                        Readable.atBegin(candidate, symbols) ? "begin" : "",
                        Readable.inLoop(candidate, symbols) ? "loop" : "")
                .filter(place -> !place.isEmpty())
                .collect(Collectors.joining(", "));
        return places.isEmpty() ? "neither" : places;
    }

    @TestFactory
    Stream<DynamicTest> values() {
        return VALUES.answers(ReadableTest::ask);
    }

    /** The symbols of a value that the called method keeps in a variable {@code asked}. */
    private static String inCalled(String work, String others, String arguments) {
        Candidate candidate =
                CalledTrial.of("""
                        int size;
                        private void work(double[] b, int[] a, int m) { %s }
                        public void run(Comm comm, double[] b, int[] a, int n) throws MPIException {
                            int k = a.length;
                            work(%s);
                            comm.send(b, n, MPI.DOUBLE, 1, 0);
                        }
                        %s
                        """.formatted(work, arguments, others)).found();
        CtExpression<?> value = candidate
                .loop()
                .loop()
                .getBody()
                .getElements((CtAssignment<?, ?> assignment) ->
                        assignment.getAssigned().toString().startsWith("asked"))
                .get(0)
                .getAssignment();
        return answer(
                candidate,
                candidate
                        .method()
                        .expressions()
                        .read(candidate.method().body().value(value).orElseThrow())
                        .orElseThrow()
                        .symbols());
    }

    @Test
    void aCalledMethodKnowsWhatItsCallersHaveShown() {
        String loop = "int asked = 0; for (int i = 0; i < 9; i++) { b[i] = i; asked = a.length; }";
        String more = "public void more(double[] x, int[] y) { %swork(x, y, 1); }";
        assertThat(List.of(
                        inCalled(loop, "", "b, a, n"),
                        inCalled(loop, more.formatted(""), "b, a, n"),
                        inCalled(loop, more.formatted("y[0] = 1; "), "b, a, n")))
                .containsExactly("begin, loop", "begin", "begin, loop");
    }

    @Test
    void aCalledMethodGivesValuesBehindTheBegin() {
        String loop = "int asked = 0; int own = m; for (int i = 0; i < 9; i++) { b[i] = i; asked = %s; }";
        assertThat(List.of(
                        inCalled(loop.formatted("own"), "", "b, a, n"),
                        inCalled(loop.formatted("m"), "", "b, a, n"),
                        inCalled(loop.formatted("m"), "", "b, a, n + 1"),
                        inCalled(loop.formatted("size"), "", "b, a, n")))
                .containsExactly("loop", "begin, loop", "loop", "begin, loop");
    }
}

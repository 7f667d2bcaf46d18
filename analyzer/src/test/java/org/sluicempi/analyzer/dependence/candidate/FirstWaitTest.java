package org.sluicempi.analyzer.dependence.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Poly;

/** Where a receive has to begin, so that what it throws is thrown before anything else can be. */
class FirstWaitTest {
    private static final String LOOP = "for (int i = 0; i < n; i++) { double x = b[i]; }";

    /** What stands between the call and the loop, where nobody goes on after an exception. */
    private static final Snippet.Table GAPS = table("""
            LOOP => at the loop
            k = 1; LOOP => at the loop
            k = c.length; LOOP => at the loop, if c != null
            k = c.length; far = a.length; LOOP => at the loop, if c != null, a != null
            c[0] = 1; LOOP => at c[0] = 1
            c[0] = 1; far = a.length; LOOP => at c[0] = 1
            k = a.length; c[0] = 1; c[1] = 1; LOOP => at c[0] = 1, if a != null
            if (k > 0) far = c.length; LOOP => at if (k > 0) far = c.length;
            call(); LOOP => at the loop
            fail(); LOOP => at fail()
            endless(); LOOP => at endless()
            for (int j = 0; j < k; j++) far = j; LOOP => at the loop
            for (int j = 0; j < k; j += 3) far = j; LOOP => at for (int j = 0; j < k; j += 3) far = j;
            for (int j = 0; j < 30; j += 3) far = j; LOOP => at the loop
            for (int j = 0; j <= 9; j++) far = j; LOOP => at the loop
            for (int j = 0; j <= k; j++) far = j; LOOP => at for (int j = 0; j <= k; j++) far = j;
            for (int j = 0; j <= 2147483646; j++) far = j; LOOP => at the loop
            for (int j = 0; j <= 2147483647; j++) far = j; LOOP => at for (int j = 0; j <= 2147483647; j++) far = j;
            for (int j = 9; j >= 0; j--) far = j; LOOP => at the loop
            for (int j = 9; j >= k; j--) far = j; LOOP => at for (int j = 9; j >= k; j--) far = j;
            for (int j = 9; j >= -2147483648; j--) far = j; LOOP => at for (int j = 9; j >= -2147483648; j--) far = j;
            for (double y : c) far++; LOOP => at the loop, if c != null
            while (far > 0) far--; LOOP => at while (far > 0) far--;
            if (k > 0) { while (far > 0) far--; } LOOP => at if (k > 0) { while (far > 0) far--; }
            """);

    /** The same where somebody does: all is tested that can be. */
    private static final Snippet.Table CAUGHT = table("""
            k = c.length; LOOP => at the loop, if c != null
            c[0] = 1; far = a.length; LOOP => at c[0] = 1, if a != null
            if (k > 0) far = c.length; LOOP => at the loop, if c != null
            for (int i = 0; i < c.length; i++) { double x = b[i]; } => at the loop
            """);

    /** What the header of the loop may throw comes before the loop's own wait. */
    private static final Snippet.Table HEADERS = table("""
            for (int i = 0; i < n + 1; i++) { double x = b[i]; c[i] = 1; } => at the loop
            for (int i = 0; i < c.length; i++) { double x = b[i]; } => before the loop
            far = c.length; for (int i = 0; i < c.length; i++) { double x = b[i]; } => at the loop, if c != null
            for (int i = c.length; i < n; i++) { double x = b[i]; } => before the loop
            for (int i = 0; i < LIMIT; i++) { double x = b[i]; } => at the loop
            for (int i = 0; i < Late.limit; i++) { double x = b[i]; } => before the loop
            for (int i = 0; i < Later.limit; i++) { double x = b[i]; } => before the loop
            for (int i = 0; i < size; i++) { double x = b[i]; } => at the loop
            LOOP fail(); => at the loop
            """);

    /** Where a header is read, and what of it is waited for. */
    private static final Snippet.Table READS = table("""
            double z = b[0]; LOOP => at double z = b[0]; for 0 to 1
            k = 1; double z = b[3]; LOOP => at double z = b[3]; for 3 to 4
            double z = b[7]; double y = b[2]; LOOP => at double z = b[7]; for 2 to 8
            double z = c[0]; double y = b[2]; LOOP => at double z = c[0]; for 2 to 3
            if (k > 0) { far = (int) b[1]; } double y = b[4]; LOOP => at if (k > 0) { far = (int) b[1]; } for 1 to 5
            double z = a[0]; LOOP => at double z = a[0]; for 0 to 0
            """);

    private static Snippet.Table table(String rows) {
        return Snippet.table("comm.recv(b, n, MPI.DOUBLE, 1, 0); %s", rows.replace("LOOP", LOOP));
    }

    private static String ask(Snippet snippet, boolean caught) {
        Candidate candidate = Trial.of(snippet).candidate();
        FirstWait wait = FirstWait.of(candidate, caught);
        String place = wait.inGap()
                .map(statement -> "at " + candidate.remarks().snippet(statement))
                .orElse(wait.beforeLoop() ? "before the loop" : "at the loop");
        return place + (wait.guards().isEmpty() ? "" : ", if " + String.join(", ", wait.guards()));
    }

    @TestFactory
    Stream<DynamicTest> whatStandsInFrontOfTheLoop() {
        return GAPS.answers(snippet -> ask(snippet, false));
    }

    @TestFactory
    Stream<DynamicTest> headersOfMessages() {
        return READS.answers(snippet -> {
            HeaderReads header =
                    FirstWait.of(Trial.of(snippet).candidate(), false).header();
            String place = ask(snippet, false);
            return place + " for " + header.from() + " to " + header.to();
        });
    }

    @TestFactory
    Stream<DynamicTest> whatIsTestedWhereSomebodyGoesOn() {
        return CAUGHT.answers(snippet -> ask(snippet, true));
    }

    @TestFactory
    Stream<DynamicTest> headers() {
        return HEADERS.answers(snippet -> ask(snippet, false));
    }

    private static CountedLoop loop(String header) {
        return Trial.of("comm.recv(a, n, MPI.DOUBLE, 1, 0); " + header + " b[0] = a[i];")
                .candidate()
                .loop();
    }

    @Test
    void aLoopThatMayReachItsBoundEndsWhereTheBoundIsNotTheLastNumber() {
        CountedLoop loop = loop("for (int i = 0; i <= n; i++)");
        CountedLoop down = loop("for (int i = 9; i >= n; i--)");
        Poly end = loop.end();
        assertThat(FirstWait.isFinite(down, List.of(Poly.of(Integer.MAX_VALUE).minus(down.end()))))
                .isFalse();
        assertThat(FirstWait.isFinite(loop, List.of())).isFalse();
        assertThat(FirstWait.isFinite(loop, List.of(Poly.of(Integer.MAX_VALUE).minus(end))))
                .isTrue();
        assertThat(FirstWait.isFinite(
                        loop, List.of(Poly.of(Integer.MAX_VALUE + 1L).minus(end))))
                .isFalse();
    }
}

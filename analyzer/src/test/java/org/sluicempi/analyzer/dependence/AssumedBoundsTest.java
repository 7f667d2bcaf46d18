package org.sluicempi.analyzer.dependence;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.site.Site;

/** Tests of the bounds of inner loops are tried before those of all loops; the first ones that suffice are taken. */
class AssumedBoundsTest {
    private static final Snippet.Table CALLS = Snippet.table("""
            for (int i = 0; i < n - 1; i++) { for (int j = 0; j < k - 1; j++) b[i * k + j] = i; } SEND => 'b' leaves while the loop computes it, if comm != null && k - 1 < k && b != null && n - 1 < n && ((long) n - 1) * k - 1 <= b.length
            RECEIVE for (int i = 0; i < n - 1; i++) { for (int j = 0; j < k - 1; j++) far += b[i * k + j]; } => 'b' arrives while the loop works on it, if k - 1 < k && b != null && n - 1 < n && ((long) n - 1) * k - 1 <= b.length
            RECEIVE for (int i = 0; i < n - 1; i++) { for (int j = 0; j < k - 1; j++) far += b[i * j]; } => 'b' arrives while the loop works on it, if n - 1 < n && k - 1 < k && b != null && ((long) k - 2) * n + 5 - (long) 2 * k <= b.length
            """.replace("SEND", "comm.send(b, n, MPI.DOUBLE, 1, 0);")
            .replace("RECEIVE", "comm.recv(b, n, MPI.DOUBLE, 1, 0);"));

    private static String remark(Snippet snippet) {
        Site site = snippet.site();
        Method method = new Method(
                Method.around(site.invocation()).orElseThrow(), snippet.file().semantics(), site.dialect());
        Tactic tactic = site.call().kind() == CallKind.SEND ? new SendPlanner() : new ReceivePlanner();
        String message = tactic.plan(site, method).remarks().get(0).message();
        return message.replaceAll("the loop at line \\d+", "the loop");
    }

    @TestFactory
    Stream<DynamicTest> calls() {
        return CALLS.answers(AssumedBoundsTest::remark);
    }
}

package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.transformer.HandPlan.calls;
import static org.sluicempi.transformer.edit.Rewrite.POST;
import static org.sluicempi.transformer.edit.Rewrite.RECV;
import static org.sluicempi.transformer.edit.Rewrite.check;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.HandPlan;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** What is executed on every way out of a loop, as before and after. */
class CompleteStepsTest {
    private static Consumer<HandPlan> completed(String loop) {
        return hand -> {
            String site = hand.site(RECV);
            hand.post(site, RECV + ";", "recvA", POST).complete(site, hand.found(loop), "recvA.deltaWait();");
        };
    }

    @Test
    void theLoopStandsInATry() {
        check(
                """
                comm.recv(a, n, DOUBLE, 0, tag);
                // what is found ends it
                for (int i = 0; i < n; i++) { // all

                    if (a[i] > 0)
                        return i; /* found */
                } // none
                use(a);
                """,
                """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                // what is found ends it
                try {
                    for (int i = 0; i < n; i++) { // all

                        if (a[i] > 0)
                            return i; /* found */
                    } // none
                } finally {
                    recvA.deltaWait();
                }
                use(a);
                """,
                completed(
                        "for (int i = 0; i < n; i++) { // all\n\n    if (a[i] > 0)\n        return i; /* found */\n}"));
    }

    @Test
    void theLabelStaysOnTheLoop() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                rows: /* all */ columns:
                for (int i = 0; i < n; i++) break rows;
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                try {
                    rows: /* all */ columns:
                    for (int i = 0; i < n; i++) break rows;
                } finally {
                    recvA.deltaWait();
                }
                """, completed("for (int i = 0; i < n; i++) break rows;"));
    }

    @Test
    void aLoopThatIsTheWholeBranchNeedsNoBraces() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                if (rank == 0)
                    for (int i = 0; i < n; i++) use(a[i]);
                else g();
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                if (rank == 0)
                    try {
                        for (int i = 0; i < n; i++) use(a[i]);
                    } finally {
                        recvA.deltaWait();
                    }
                else g();
                """, completed("for (int i = 0; i < n; i++) use(a[i]);"));
    }

    @Test
    void everythingOnOneLine() {
        check(
                "comm.recv(a, n, DOUBLE, 0, tag); for (int i = 0; i < n; i++) { use(a[i]); } g();\n",
                """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                try {
                    for (int i = 0; i < n; i++) { use(a[i]); }
                } finally {
                    recvA.deltaWait();
                }
                g();
                """,
                completed("for (int i = 0; i < n; i++) { use(a[i]); }"));
    }

    @Test
    void severalReceivesShareOneTryAroundTheStrips() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                s = comm.recv(b, n, INT, 0, tag);
                for (int i = 0; i < n; i++)
                    use(a[i], b[i]);
                g();
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                DeltaRecv recvB = comm.deltaRecv(b, n, INT, 0, tag);
                begin();
                try {
                    for (int i0 = 0, i1; i0 < n; i0 = i1) {
                        i1 = recvA.deltaStrip(i0, n);
                        recvA.deltaWaitData(i0, i1);
                        for (int i = i0; i < i1; i++)
                            use(a[i], b[i]);
                    }
                } finally {
                    recvA.deltaWait();
                    s = recvB.deltaWait();
                }
                end();
                g();
                """, hand -> {
            String first = hand.site(RECV);
            String second = hand.site("comm.recv(b, n, INT, 0, tag)");
            String loop = hand.found("for (int i = 0; i < n; i++)\n    use(a[i], b[i]);");
            hand.complete(second, loop, "s = recvB.deltaWait();")
                    .insertAfter(second, loop, "end();")
                    .complete(first, loop, "recvA.deltaWait();")
                    .post(second, "s = comm.recv(b, n, INT, 0, tag);", "recvB", "comm.deltaRecv(b, n, INT, 0, tag)")
                    .insertBefore(first, loop, "begin();")
                    .post(first, RECV + ";", "recvA", POST)
                    .strip(first, loop, "0", "<", "n", calls(first, "recvA", "i0", "i1"), List.of());
        });
    }

    @Test
    void waitsStayInsideTheLoop() {
        check("""
                switch (n) {
                case 1:
                    comm.recv(a, n, DOUBLE, 0, tag);
                    for (int i = 0; i < n; i++) use(a[i]);
                default:
                }
                """, """
                switch (n) {
                case 1:
                    DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                    try {
                        for (int i = 0; i < n; i++) {
                            recvA.deltaWaitData(i, i + 1);
                            use(a[i]);
                        }
                    } finally {
                        recvA.deltaWait();
                    }
                default:
                }
                """, completed("for (int i = 0; i < n; i++) use(a[i]);").andThen(hand -> {
            String site = hand.site(RECV);
            String loop = "for (int i = 0; i < n; i++) use(a[i]);";
            hand.annotate(site, loop, "use(a[i]);", calls(site, "recvA", "i", "i + 1"), List.of());
        }));
    }

    @Test
    void theBodyOfAMethodIsNoStatementToComplete() {
        HandPlan hand = HandPlan.of("class T { void f() { comm.recv(a, n, DOUBLE, 0, tag); } }");
        hand.complete(hand.site(RECV), "{ comm.recv(a, n, DOUBLE, 0, tag); }", "recvA.deltaWait();");
        assertThatThrownBy(() -> FileEditor.edits(ParsedSource.of(hand.text()), hand.plan()))
                .isInstanceOf(InternalException.class);
    }
}

package org.sluicempi.transformer.edit;

import static org.sluicempi.transformer.HandPlan.calls;
import static org.sluicempi.transformer.edit.Rewrite.BEGIN;
import static org.sluicempi.transformer.edit.Rewrite.POST;
import static org.sluicempi.transformer.edit.Rewrite.RECV;
import static org.sluicempi.transformer.edit.Rewrite.SEND;
import static org.sluicempi.transformer.edit.Rewrite.check;
import static org.sluicempi.transformer.edit.Rewrite.stripped;

import org.junit.jupiter.api.Test;

/** What each kind of step of a receive writes, as before and after. */
class ReceiveStepsTest {
    @Test
    void aTightLoopIsStripMined() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                // dot product
                for (int i = 0; i < n; i++)
                    sum += a[i] * w[i]; // term

                use(sum);
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                // dot product
                for (int i0 = 0, i1; i0 < n; i0 = i1) {
                    i1 = recvA.deltaStrip(i0, n);
                    recvA.deltaWaitData(i0, i1);
                    for (int i = i0; i < i1; i++)
                        sum += a[i] * w[i]; // term
                }
                recvA.deltaWait();

                use(sum);
                """, stripped("for (int i = 0; i < n; i++)\n            sum += a[i] * w[i];", "0", "<", "n"));
    }

    @Test
    void whatStaysOfAReceiveStaysWhereItWas() {
        String call =
                "comm\n                .recv(\n                        a, n, // all of it\n                        DOUBLE, 0, tag)";
        check("""
                final Status s
                        = comm
                        .recv(
                                a, n, // all of it
                                DOUBLE, 0, tag);
                for (int i = 0; i < n; i++) sum += a[i];
                """, """
                DeltaRecv recvA
                        = comm
                        .deltaRecv(n <= k,
                                a, n, // all of it
                                DOUBLE, 0, tag);
                for (int i = 0; i < n; i++) sum += a[i];
                final Status s = recvA.deltaWait();
                """, hand -> {
            String site = hand.site(call);
            String arguments = call.substring(call.indexOf("a, n"));
            hand.post(
                            site,
                            "final Status s\n                = " + call + ";",
                            "recvA",
                            "comm.deltaRecv(n <= k, " + arguments)
                    .insertAfter(
                            site,
                            hand.found("for (int i = 0; i < n; i++) sum += a[i];"),
                            "final Status s = recvA.deltaWait();");
        });
    }

    @Test
    void whatIsNoCallTakesTheWholePlaceOfOne() {
        check("s = comm.recv(0); // first\n", "DeltaRecv r = comm[0]; // first\n", hand -> {
            hand.post(hand.site("comm.recv(0)"), "s = comm.recv(0);", "r", "comm[0]");
        });
        check("s = comm.recv(0);\n", "DeltaRecv r = comm.with(0) /* all */;\n", hand -> {
            hand.post(hand.site("comm.recv(0)"), "s = comm.recv(0);", "r", "comm.with(0) /* all */");
        });
    }

    @Test
    void anInclusiveComparisonStaysOne() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                for (int i = 1; i <= n - 1; i++) sum += a[i];
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                for (int i0 = 1, i1; i0 <= n - 1; i0 = i1) {
                    i1 = recvA.deltaStrip(i0, n);
                    recvA.deltaWaitData(i0, i1);
                    for (int i = i0; i <= i1 - 1; i++) sum += a[i];
                }
                recvA.deltaWait();
                """, stripped("for (int i = 1; i <= n - 1; i++) sum += a[i];", "1", "<=", "n - 1"));
    }

    @Test
    void aStripKeepsTextBlocksBlankLinesAndComments() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                for (int i = 0; i < n; i++) {
                    /* one
                     * term */

                    sum += a[i] + \"\"\"
                  text
                    block\"\"\".length();
                }
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                for (int i0 = 0, i1; i0 < n; i0 = i1) {
                    i1 = recvA.deltaStrip(i0, n);
                    recvA.deltaWaitData(i0, i1);
                    for (int i = i0; i < i1; i++) {
                        /* one
                         * term */

                        sum += a[i] + \"\"\"
                  text
                    block\"\"\".length();
                    }
                }
                recvA.deltaWait();
                """, hand -> {
            String text = hand.text().text();
            String loop = text.substring(
                    hand.start("for (int i"), hand.span("length();\n        }").end());
            stripped(loop, "0", "<", "n").accept(hand);
        });
    }

    @Test
    void aLoopThatConsumesAndProducesIsStrippedOnce() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                for (int i = lo(); i < n; i++) {
                    c[i] = g(a[i]);
                }
                comm.send(c, n, INT, 0, tag);
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                DeltaSend sendC = comm.deltaSendBegin(c, n, INT, 0, tag);
                for (int i0 = lo(), i1; i0 < n; i0 = i1) {
                    i1 = sendC.deltaStrip(i0, recvA.deltaStrip(i0, n));
                    recvA.deltaWaitData(i0, i1);
                    for (int i = i0; i < i1; i++) {
                        c[i] = g(a[i]);
                    }
                    sendC.deltaSendData(i0, i1);
                }
                recvA.deltaWait();
                sendC.deltaSendEnd();
                """, hand -> {
            String recv = hand.site(RECV);
            String send = hand.site(SEND);
            String loop = hand.found("for (int i = lo(); i < n; i++) {\n    c[i] = g(a[i]);\n}");
            hand.end(send, SEND + ";", "sendC")
                    .insertAfter(recv, loop, "recvA.deltaWait();")
                    .strip(
                            recv,
                            loop,
                            "lo()",
                            "<",
                            "n",
                            calls(recv, "recvA", "i0", "i1"),
                            calls(send, "sendC", "i0", "i1"))
                    .begin(send, "for (int i", "sendC", BEGIN)
                    .post(recv, RECV + ";", "recvA", POST);
        });
    }

    @Test
    void aReceiveInABranchIsDeclaredInFrontOfIt() {
        check("""
                // who needs it
                if (rank > 0) comm.recv(a, n, DOUBLE, 0, tag); // halo
                for (int i = 0; i < n; i++) { sum += a[i]; }
                """, """
                DeltaRecv recvA = DeltaRecv.none();
                // who needs it
                if (rank > 0) recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag); // halo
                recvA.deltaWait();
                for (int i = 0; i < n; i++) { sum += a[i]; }
                """, hand -> {
            String site = hand.site(RECV);
            hand.post(site, RECV + ";", "if (rank > 0)", "recvA", POST)
                    .insertBefore(site, "for (int i", "recvA.deltaWait();");
        });
    }

    @Test
    void aBoundWithACommentKeepsIt() {
        check(
                """
                comm.recv(a, n, DOUBLE, 0, tag);
                for (int i = 0; i < n /* rows */ - 1; i++) sum += a[i];
                """,
                """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                for (int i0 = 0, i1; i0 < n - 1; i0 = i1) {
                    i1 = recvA.deltaStrip(i0, n - 1);
                    recvA.deltaWaitData(i0, i1);
                    for (int i = i0; i < i1 /* rows */; i++) sum += a[i];
                }
                recvA.deltaWait();
                """,
                stripped("for (int i = 0; i < n /* rows */ - 1; i++) sum += a[i];", "0", "<", "n /* rows */ - 1"));
    }
}

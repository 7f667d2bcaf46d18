package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.transformer.HandPlan.calls;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.Checked;
import org.sluicempi.transformer.HandPlan;

/** What each kind of step writes, as before and after. */
class StepsTest {
    private static final String SEND = "comm.send(c, n, INT, 0, tag)";
    private static final String BEGIN = "comm.deltaSendBegin(c, n, INT, 0, tag)";
    private static final String RECV = "comm.recv(a, n, DOUBLE, 0, tag)";
    private static final String POST = "comm.deltaRecv(a, n, DOUBLE, 0, tag)";

    static String method(String body) {
        return "class T {\n    void f() {\n" + body.indent(8) + "    }\n}\n";
    }

    static void check(String before, String after, Consumer<HandPlan> author) {
        assertThat(Checked.after(method(before), author)).isEqualTo(method(after));
    }

    /** A send whose producer loop is annotated with {@code [i * m, (i + 1) * m)}. */
    static Consumer<HandPlan> annotatedSend(String loop, String body) {
        return hand -> {
            String site = hand.site(SEND);
            hand.begin(site, loop.lines().findFirst().orElseThrow(), "sendC", BEGIN)
                    .annotate(
                            site,
                            hand.found(loop),
                            hand.found(body),
                            List.of(),
                            calls(site, "sendC", "i * m", "(i + 1) * m"))
                    .end(site, SEND + ";", "sendC");
        };
    }

    /** A receive whose consumer loop is strip-mined. */
    static Consumer<HandPlan> stripped(String loop, String lower, String operator, String upper) {
        return hand -> {
            String site = hand.site(RECV);
            hand.post(site, RECV + ";", "recvA", POST)
                    .strip(site, hand.found(loop), lower, operator, upper, calls(site, "recvA", "i0", "i1"), List.of())
                    .insertAfter(site, hand.found(loop), "recvA.deltaWait();");
        };
    }

    @Test
    void aSendFlowsFromALoopOverRows() {
        check("""
                setUp();

                // rows of the product
                for (int i = 0; i < rows; i++) {
                    // one row
                    for (int j = 0; j < m; j++) {
                        c[i * m + j] = f(i, j); // cell
                    }
                    // row is done
                } // done
                comm.send(c, n, INT, 0, tag); // result
                """, """
                setUp();

                DeltaSend sendC = comm.deltaSendBegin(c, n, INT, 0, tag);
                // rows of the product
                for (int i = 0; i < rows; i++) {
                    // one row
                    for (int j = 0; j < m; j++) {
                        c[i * m + j] = f(i, j); // cell
                    }
                    // row is done
                    sendC.deltaSendData(i * m, (i + 1) * m);
                } // done
                sendC.deltaSendEnd(); // result
                """, annotatedSend("""
                        for (int i = 0; i < rows; i++) {
                            // one row
                            for (int j = 0; j < m; j++) {
                                c[i * m + j] = f(i, j); // cell
                            }
                            // row is done
                        }""", """
                        {
                            // one row
                            for (int j = 0; j < m; j++) {
                                c[i * m + j] = f(i, j); // cell
                            }
                            // row is done
                        }"""));
    }

    @Test
    void anAnnotatedBodyWithoutBracesGetsThem() {
        check("""
                for (int i = 0; i < rows; i++) // rows
                    for (int j = 0; j < m; j++)
                        c[i * m + j] = f(i, j); // cell
                comm.send(c, n, INT, 0, tag);
                """, """
                DeltaSend sendC = comm.deltaSendBegin(c, n, INT, 0, tag);
                for (int i = 0; i < rows; i++) { // rows
                    for (int j = 0; j < m; j++)
                        c[i * m + j] = f(i, j); // cell
                    sendC.deltaSendData(i * m, (i + 1) * m);
                }
                sendC.deltaSendEnd();
                """, annotatedSend("""
                        for (int i = 0; i < rows; i++) // rows
                            for (int j = 0; j < m; j++)
                                c[i * m + j] = f(i, j);""", """
                        for (int j = 0; j < m; j++)
                                c[i * m + j] = f(i, j);"""));
    }

    @Test
    void anAnnotatedLoopOnOneLineIsOpened() {
        check("""
                for (int i = 0; i < rows; i++) fill(c, i);
                comm.send(c, n, INT, 0, tag);
                """, """
                DeltaSend sendC = comm.deltaSendBegin(c, n, INT, 0, tag);
                for (int i = 0; i < rows; i++) {
                    fill(c, i);
                    sendC.deltaSendData(i * m, (i + 1) * m);
                }
                sendC.deltaSendEnd();
                """, annotatedSend("for (int i = 0; i < rows; i++) fill(c, i);", "fill(c, i);"));
    }

    @Test
    void aSpanMayLeaveOutTheSemicolon() {
        check("""
                for (int i = 0; i < rows; i++) fill(c, i) ;
                comm.send(c, n, INT, 0, tag);
                """, """
                for (int i = 0; i < rows; i++) {
                    fill(c, i) ;
                    sendC.deltaSendData(i, i + 1);
                }
                sendC.deltaSendEnd();
                """, hand -> {
            String site = hand.site(SEND);
            hand.annotate(
                            site,
                            "for (int i = 0; i < rows; i++) fill(c, i) ;",
                            "fill(c, i)",
                            List.of(),
                            calls(site, "sendC", "i", "i + 1"))
                    .end(site, SEND, "sendC");
        });
    }

    @Test
    void anAnnotatedBlockOnOneLineIsOpened() {
        check(
                """
                for (int i = 0; i < rows; i++) { clear(c, i); fill(c, i); } // rows
                comm.send(c, n, INT, 0, tag);
                """,
                """
                DeltaSend sendC = comm.deltaSendBegin(c, n, INT, 0, tag);
                for (int i = 0; i < rows; i++) {
                    clear(c, i); fill(c, i);
                    sendC.deltaSendData(i * m, (i + 1) * m);
                } // rows
                sendC.deltaSendEnd();
                """,
                annotatedSend(
                        "for (int i = 0; i < rows; i++) { clear(c, i); fill(c, i); }", "{ clear(c, i); fill(c, i); }"));
    }

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
    void anInclusiveBoundBecomesTheOneBehindIt() {
        check("""
                comm.recv(a, n, DOUBLE, 0, tag);
                for (int i = 1; i <= n - 1; i++) sum += a[i];
                """, """
                DeltaRecv recvA = comm.deltaRecv(a, n, DOUBLE, 0, tag);
                for (int i0 = 1, i1; i0 <= n - 1; i0 = i1) {
                    i1 = recvA.deltaStrip(i0, n);
                    recvA.deltaWaitData(i0, i1);
                    for (int i = i0; i < i1; i++) sum += a[i];
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
    void commentsInsideReplacedTextAreKept() {
        check("""
                comm.send(c, n /* all */, INT, 0, // to the root
                        tag);
                """, """
                /* all */ // to the root
                sendC.deltaSendEnd();
                """, hand -> {
            String site = hand.site("comm.send(c, n /* all */");
            String text = hand.text().text();
            String statement = text.substring(hand.start("comm.send"), text.indexOf("tag);") + 5);
            hand.end(site, statement, "sendC");
        });
    }

    @Test
    void commentsThatMoveWithTheCallAreNotDoubled() {
        check("send(c, n /* all */);\n", "DeltaSend sendC = begin(c, n /* all */);\nsendC.deltaSendEnd();\n", hand -> {
            String site = hand.site("send(c, n /* all */)");
            hand.begin(site, "send(c, n", "sendC", "begin(c, n /* all */)").end(site, "send(c, n /* all */);", "sendC");
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

    @Test
    void aPlanWithoutStepsChangesNothing() {
        String before = method("comm.send(c, n, INT, 0, tag);\n");
        assertThat(Checked.after(before, hand -> hand.site(SEND))).isEqualTo(before);
    }
}

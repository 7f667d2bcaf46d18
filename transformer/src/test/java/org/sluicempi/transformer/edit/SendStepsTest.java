package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.transformer.HandPlan.calls;
import static org.sluicempi.transformer.edit.Rewrite.SEND;
import static org.sluicempi.transformer.edit.Rewrite.annotatedSend;
import static org.sluicempi.transformer.edit.Rewrite.check;
import static org.sluicempi.transformer.edit.Rewrite.method;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.Checked;

/** What each kind of step of a send writes, as before and after. */
class SendStepsTest {
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
    void aSendThatMayNotHaveBegunStaysWithItsComments() {
        check("""
                // to the next one
                comm.send(c, n, INT, 0, // tag
                        tag); // result
                """, """
                // to the next one
                if (!sendC.deltaSendEndIfBegun()) {
                    comm.send(c, n, INT, 0, // tag
                            tag); // result
                }
                """, hand -> {
            String statement = hand.found("comm.send(c, n, INT, 0, // tag\n        tag);");
            hand.endTested(hand.site("comm.send"), statement, "sendC");
        });
    }

    @Test
    void anElseBehindASendThatMayNotHaveBegunKeepsItsIf() {
        check("""
                if (rank > 0)
                    last: comm.send(c, n, INT, 0, tag);
                else
                    done();
                """, """
                if (rank > 0) {
                    if (!sendC.deltaSendEndIfBegun()) {
                        last: comm.send(c, n, INT, 0, tag);
                    }
                }
                else
                    done();
                """, hand -> hand.endTested(hand.site(SEND), SEND + ";", "sendC"));
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
    void aCommentThatIsAPartOfOneThatMovesWithTheCallIsKept() {
        check(
                "send(c, n /* all /**/ + /**/ 0);\n",
                "DeltaSend sendC = begin(c, n /* all /**/);\n/**/ sendC.deltaSendEnd();\n",
                hand -> {
                    String site = hand.site("send(c, n /* all /**/ + /**/ 0)");
                    hand.begin(site, "send(c, n", "sendC", "begin(c, n /* all /**/)")
                            .end(site, "send(c, n /* all /**/ + /**/ 0);", "sendC");
                });
    }

    @Test
    void aCommentInABoundIsKeptThoughTheCallHasOneLikeIt() {
        check("""
                for (int i = 0; i < n /* rows */ - 1; i++) c[i] = i;
                send(c, n /* rows */);
                """, """
                DeltaSend sendC = begin(c, n /* rows */);
                for (int i0 = 0, i1; i0 < n - 1; i0 = i1) {
                    i1 = sendC.deltaStrip(i0, n - 1);
                    for (int i = i0; i < i1 /* rows */; i++) c[i] = i;
                    sendC.deltaSendData(i0, i1);
                }
                sendC.deltaSendEnd();
                """, hand -> {
            String site = hand.site("send(c, n /* rows */)");
            String loop = "for (int i = 0; i < n /* rows */ - 1; i++) c[i] = i;";
            hand.begin(site, "for (int i = 0", "sendC", "begin(c, n /* rows */)")
                    .strip(
                            site,
                            hand.found(loop),
                            "0",
                            "<",
                            "n /* rows */ - 1",
                            List.of(),
                            calls(site, "sendC", "i0", "i1"))
                    .end(site, "send(c, n /* rows */);", "sendC");
        });
    }

    @Test
    void aPlanWithoutStepsChangesNothing() {
        String before = method("comm.send(c, n, INT, 0, tag);\n");
        assertThat(Checked.after(before, hand -> hand.site(SEND))).isEqualTo(before);
    }
}

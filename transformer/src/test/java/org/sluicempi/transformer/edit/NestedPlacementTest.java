package org.sluicempi.transformer.edit;

import static org.sluicempi.transformer.HandPlan.calls;
import static org.sluicempi.transformer.edit.Rewrite.check;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.HandPlan;

/** Lines added inside, behind and around loops that are themselves rewritten. */
class NestedPlacementTest {
    private static final String LOOP = "for (int i = 0; i < n; i++) c[i] = f(i);";

    private static Consumer<HandPlan> stripped(String loop) {
        return hand -> {
            String site = hand.site("send(c)");
            hand.strip(site, hand.found(loop), "0", "<", "n", List.of(), calls(site, "sendC", "i0", "i1"));
        };
    }

    @Test
    void aStripInAnElseBranchNeedsNoBraces() {
        check("""
                if (rank == 0) {
                    g();
                } else
                    for (int i = 0; i < n; i++) c[i] = f(i);
                send(c);
                """, """
                if (rank == 0) {
                    g();
                } else
                    for (int i0 = 0, i1; i0 < n; i0 = i1) {
                        i1 = sendC.deltaStrip(i0, n);
                        for (int i = i0; i < i1; i++) c[i] = f(i);
                        sendC.deltaSendData(i0, i1);
                    }
                send(c);
                """, stripped(LOOP));
    }

    @Test
    void aStripInTheMiddleOfALine() {
        check("x = 1; for (int i = 0; i < n; i++) c[i] = f(i); send(c);\n", """
                x = 1;
                for (int i0 = 0, i1; i0 < n; i0 = i1) {
                    i1 = sendC.deltaStrip(i0, n);
                    for (int i = i0; i < i1; i++) c[i] = f(i);
                    sendC.deltaSendData(i0, i1);
                }
                send(c);
                """, stripped(LOOP));
    }

    @Test
    void aLineBehindNestedStatementsGoesBehindTheOutermost() {
        check("""
                if (rank == 0)
                    for (int i = 0; i < n; i++)
                        c[i] = f(i); // fill
                send(c);
                """, """
                if (rank == 0)
                    for (int i = 0; i < n; i++)
                        c[i] = f(i); // fill
                done();
                send(c);
                """, hand -> hand.insertAfter(hand.site("send(c)"), "c[i] = f(i);", "done();"));
    }

    @Test
    void nestedLoopsBothAnnotated() {
        check("""
                for (int i = 0; i < n; i++)
                    for (int j = 0; j < n; j++)
                        c[i] = f(i);
                send(c);
                recv(a);
                """, """
                for (int i = 0; i < n; i++) {
                    recvA.deltaWaitData(i, i + 1);
                    for (int j = 0; j < n; j++) {
                        c[i] = f(i);
                        sendC.deltaSendData(j, j + 1);
                    }
                }
                send(c);
                recv(a);
                """, hand -> {
            String send = hand.site("send(c)");
            String recv = hand.site("recv(a)");
            String inner = hand.found("for (int j = 0; j < n; j++)\n    c[i] = f(i);");
            String outer = hand.found("for (int i = 0; i < n; i++)\n" + inner);
            hand.annotate(recv, outer, inner, calls(recv, "recvA", "i", "i + 1"), List.of());
            hand.annotate(send, inner, "c[i] = f(i);", List.of(), calls(send, "sendC", "j", "j + 1"));
        });
    }

    @Test
    void aStripInsideAnAnnotatedLoop() {
        check("""
                for (int t = 0; t < n; t++) {
                    for (int i = 0; i < n; i++) c[i] = f(i);
                }
                send(c);
                """, """
                for (int t = 0; t < n; t++) {
                    sendC.deltaWaitData(t, t + 1);
                    for (int i0 = 0, i1; i0 < n; i0 = i1) {
                        i1 = sendC.deltaStrip(i0, n);
                        for (int i = i0; i < i1; i++) c[i] = f(i);
                        sendC.deltaSendData(i0, i1);
                    }
                }
                send(c);
                """, hand -> {
            stripped(LOOP).accept(hand);
            String site = hand.site("send(c)");
            String outer = hand.found("for (int t = 0; t < n; t++) {\n" + LOOP + "\n}");
            hand.annotate(
                    site, outer, outer.substring(outer.indexOf('{')), calls(site, "sendC", "t", "t + 1"), List.of());
        });
    }

    @Test
    void linesInsideAStrippedLoopMoveWithIt() {
        check("""
                for (int i = 0; i < n; i++) {
                    g(i);
                    h(i);
                }
                send(c);
                """, """
                for (int i0 = 0, i1; i0 < n; i0 = i1) {
                    i1 = sendC.deltaStrip(i0, n);
                    for (int i = i0; i < i1; i++) {
                        g(i);
                        mark(i);
                        h(i);
                    }
                    sendC.deltaSendData(i0, i1);
                }
                send(c);
                """, hand -> {
            stripped("for (int i = 0; i < n; i++) {\n    g(i);\n    h(i);\n}").accept(hand);
            hand.insertAfter(hand.site("send(c)"), "g(i);", "mark(i);");
        });
    }
}

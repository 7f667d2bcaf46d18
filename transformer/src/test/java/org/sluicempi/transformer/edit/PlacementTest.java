package org.sluicempi.transformer.edit;

import static org.sluicempi.transformer.HandPlan.calls;
import static org.sluicempi.transformer.edit.Rewrite.check;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.HandPlan;

/** Places where a line cannot simply be added: no braces, several statements on a line, labels, else, switch. */
class PlacementTest {
    private static final String LOOP = "for (int i = 0; i < n; i++) c[i] = f(i);";

    private static Consumer<HandPlan> around(String statement) {
        return hand -> {
            String site = hand.site("send(c)");
            hand.begin(site, hand.found(statement), "sendC", "begin(c)");
            hand.insertAfter(site, hand.found(statement), "sendC.deltaSendEnd();");
        };
    }

    private static Consumer<HandPlan> stripped(String loop) {
        return hand -> {
            String site = hand.site("send(c)");
            hand.strip(site, hand.found(loop), "0", "<", "n", List.of(), calls(site, "sendC", "i0", "i1"));
        };
    }

    @Test
    void anIfWithoutBracesOnOneLine() {
        check("""
                if (rank == 0) for (int i = 0; i < n; i++) c[i] = f(i); // fill
                send(c);
                """, """
                if (rank == 0) {
                    DeltaSend sendC = begin(c);
                    for (int i = 0; i < n; i++) c[i] = f(i); // fill
                    sendC.deltaSendEnd();
                }
                send(c);
                """, around(LOOP));
    }

    @Test
    void anIfWithoutBracesOnTwoLines() {
        check("""
                if (rank == 0) // root
                    // fills
                    for (int i = 0; i < n; i++) c[i] = f(i);
                else
                    g();
                send(c);
                """, """
                if (rank == 0) { // root
                    DeltaSend sendC = begin(c);
                    // fills
                    for (int i = 0; i < n; i++) c[i] = f(i);
                    sendC.deltaSendEnd();
                }
                else
                    g();
                send(c);
                """, around(LOOP));
    }

    @Test
    void aBranchWithElseOnTheSameLine() {
        check("if (rank == 0) for (int i = 0; i < n; i++) c[i] = f(i); else g();\nsend(c);\n", """
                if (rank == 0) {
                    DeltaSend sendC = begin(c);
                    for (int i = 0; i < n; i++) c[i] = f(i);
                    sendC.deltaSendEnd();
                } else g();
                send(c);
                """, around(LOOP));
    }

    @Test
    void anElseBranchWithALoopOverSeveralLines() {
        check("""
                if (rank == 0) {
                    g();
                } else for (int i = 0; i < n; i++) {
                    c[i] = f(i);
                }
                send(c);
                """, """
                if (rank == 0) {
                    g();
                } else {
                    DeltaSend sendC = begin(c);
                    for (int i = 0; i < n; i++) {
                        c[i] = f(i);
                    }
                    sendC.deltaSendEnd();
                }
                send(c);
                """, around("for (int i = 0; i < n; i++) {\n    c[i] = f(i);\n}"));
    }

    @Test
    void severalStatementsOnALine() {
        check("""
                x = 1; for (int i = 0; i < n; i++) c[i] = f(i); y = 2; // all
                send(c);
                """, """
                x = 1;
                DeltaSend sendC = begin(c);
                for (int i = 0; i < n; i++) c[i] = f(i);
                sendC.deltaSendEnd();
                y = 2; // all
                send(c);
                """, around(LOOP));
    }

    @Test
    void aBlockOnOneLine() {
        check("""
                if (rank == 0) { for (int i = 0; i < n; i++) c[i] = f(i); y = 2; }
                send(c);
                """, """
                if (rank == 0) {
                    DeltaSend sendC = begin(c);
                    for (int i = 0; i < n; i++) c[i] = f(i);
                    sendC.deltaSendEnd();
                    y = 2;
                }
                send(c);
                """, around(LOOP));
    }

    @Test
    void aLabelStaysWithItsLoop() {
        check("""
                // fill
                all: for (int i = 0; i < n; i++) {
                    if (skip(i)) continue all;
                    c[i] = f(i);
                }
                send(c);
                """, """
                DeltaSend sendC = begin(c);
                // fill
                for (int i0 = 0, i1; i0 < n; i0 = i1) {
                    i1 = sendC.deltaStrip(i0, n);
                    all: for (int i = i0; i < i1; i++) {
                        if (skip(i)) continue all;
                        c[i] = f(i);
                    }
                    sendC.deltaSendData(i0, i1);
                }
                sendC.deltaSendEnd();
                """, hand -> {
            String loop = "for (int i = 0; i < n; i++) {\n    if (skip(i)) continue all;\n    c[i] = f(i);\n}";
            stripped(loop).accept(hand);
            String site = hand.site("send(c)");
            hand.begin(site, "for (int i", "sendC", "begin(c)").end(site, "send(c);", "sendC");
        });
    }

    @Test
    void statementsOfASwitch() {
        check("""
                switch (k) {
                    case 1: for (int i = 0; i < n; i++) c[i] = f(i); break;
                    default:
                        send(c);
                }
                """, """
                switch (k) {
                    case 1:
                        DeltaSend sendC = begin(c);
                        for (int i = 0; i < n; i++) c[i] = f(i);
                        sendC.deltaSendEnd();
                        break;
                    default:
                        send(c);
                }
                """, around(LOOP));
    }
}

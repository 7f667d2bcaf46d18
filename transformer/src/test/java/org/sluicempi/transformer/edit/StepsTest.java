package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.HandPlan;
import org.sluicempi.transformer.parse.ParsedSource;

/** What each kind of step writes, as before and after. */
class StepsTest {
    static String after(HandPlan hand) {
        return FileEditor.edits(ParsedSource.of(hand.text()), hand.plan())
                .apply(hand.text().text());
    }

    static String method(String body) {
        return "class T {\n    void f() {\n" + body.indent(8) + "    }\n}\n";
    }

    @Test
    void aSendFlowsFromALoopOverRows() {
        HandPlan hand = HandPlan.of(method("""
                // rows of the product
                for (int i = 0; i < rows; i++) {
                    // one row
                    for (int j = 0; j < n; j++) {
                        c[i * n + j] = f(i, j); // cell
                    }
                } // done
                comm.send(c, rows * n, INT, 0, tag); // result
                """));
        String site = hand.site("comm.send(c, rows * n, INT, 0, tag)");
        String loop = hand.text().text().substring(hand.start("for (int i"), hand.start("} // done") + 1);
        hand.begin(site, "for (int i", "sendC", "comm.deltaSendBegin(c, rows * n, INT, 0, tag)")
                .annotate(
                        site,
                        loop,
                        loop.substring(loop.indexOf('{')),
                        List.of(),
                        HandPlan.calls(site, "sendC", "i * n", "(i + 1) * n"))
                .end(site, "comm.send(c, rows * n, INT, 0, tag);", "sendC");
        assertThat(after(hand)).isEqualTo(method("""
                DeltaSend sendC = comm.deltaSendBegin(c, rows * n, INT, 0, tag);
                // rows of the product
                for (int i = 0; i < rows; i++) {
                    // one row
                    for (int j = 0; j < n; j++) {
                        c[i * n + j] = f(i, j); // cell
                    }
                    sendC.deltaSendData(i * n, (i + 1) * n);
                } // done
                sendC.deltaSendEnd(); // result
                """));
    }

    @Test
    void aTightLoopIsStripMined() {
        HandPlan hand = HandPlan.of(method("""
                comm.recv(a, n, DOUBLE, 0, tag);
                // dot product
                for (int i = 0; i < n; i++)
                    sum += a[i] * w[i]; // term

                use(sum);
                """));
        String site = hand.site("comm.recv(a, n, DOUBLE, 0, tag)");
        String loop = "for (int i = 0; i < n; i++)\n            sum += a[i] * w[i];";
        hand.post(site, "comm.recv(a, n, DOUBLE, 0, tag);", "recvA", "comm.deltaRecv(a, n, DOUBLE, 0, tag)")
                .strip(site, loop, "0", "<", "n", HandPlan.calls(site, "recvA", "i0", "i1"), List.of())
                .insertAfter(site, loop, "recvA.deltaWait();");
        assertThat(after(hand)).isEqualTo(method("""
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
                """));
    }
}

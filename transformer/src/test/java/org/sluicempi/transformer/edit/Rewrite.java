package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.transformer.HandPlan.calls;

import java.util.List;
import java.util.function.Consumer;
import org.sluicempi.transformer.Checked;
import org.sluicempi.transformer.HandPlan;

/** A method body before and after the steps of a plan. */
final class Rewrite {
    static final String SEND = "comm.send(c, n, INT, 0, tag)";
    static final String BEGIN = "comm.deltaSendBegin(c, n, INT, 0, tag)";
    static final String RECV = "comm.recv(a, n, DOUBLE, 0, tag)";
    static final String POST = "comm.deltaRecv(a, n, DOUBLE, 0, tag)";

    private Rewrite() {}

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
}

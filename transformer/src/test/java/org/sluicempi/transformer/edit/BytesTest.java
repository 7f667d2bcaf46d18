package org.sluicempi.transformer.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.transformer.HandPlan.calls;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.transformer.Checked;
import org.sluicempi.transformer.HandPlan;

/** Tabs, line ends, byte order marks and encodings stay as the author has them. */
class BytesTest {
    private static final String BEFORE = "class Tür {\n\tvoid f() {\n\t\t// ä\n\t\tfor (int i = 0; i < n; i++)\n"
            + "\t\t\tc[i] = \"ü\".length();\n\t\tsend(c);\n\t}\n}";
    private static final String AFTER = "class Tür {\n\tvoid f() {\n\t\tDeltaSend sendC = begin(c);\n\t\t// ä\n"
            + "\t\tfor (int i0 = 0, i1; i0 < n; i0 = i1) {\n\t\t\ti1 = sendC.deltaStrip(i0, n);\n"
            + "\t\t\tfor (int i = i0; i < i1; i++)\n\t\t\t\tc[i] = \"ü\".length();\n"
            + "\t\t\tsendC.deltaSendData(i0, i1);\n\t\t}\n\t\tsendC.deltaSendEnd();\n\t}\n}";

    @Test
    void tabsAndNoLineEndAtTheEnd() {
        assertThat(Checked.after(BEFORE, BytesTest::plan)).isEqualTo(AFTER);
    }

    @Test
    void windowsLineEnds() {
        assertThat(Checked.after(BEFORE.replace("\n", "\r\n") + "\r\n", BytesTest::plan))
                .isEqualTo(AFTER.replace("\n", "\r\n") + "\r\n");
    }

    @Test
    void oldMacLineEnds() {
        assertThat(Checked.after(BEFORE.replace('\n', '\r'), BytesTest::plan)).isEqualTo(AFTER.replace('\n', '\r'));
    }

    @Test
    void byteOrderMarkAndAChangeOnTheFirstLine() {
        String before = "\uFEFFclass T { void f() { for (int i = 0; i < n; i++) c[i] = 1; send(c); } }";
        assertThat(Checked.after(before, BytesTest::plan))
                .isEqualTo("\uFEFFclass T { void f() {\n    DeltaSend sendC = begin(c);\n"
                        + "    for (int i0 = 0, i1; i0 < n; i0 = i1) {\n        i1 = sendC.deltaStrip(i0, n);\n"
                        + "        for (int i = i0; i < i1; i++) c[i] = 1;\n        sendC.deltaSendData(i0, i1);\n    }\n"
                        + "    sendC.deltaSendEnd();\n} }");
    }

    @Test
    void anEightBitEncoding() {
        assertThat(Checked.after(BEFORE + "\n", StandardCharsets.ISO_8859_1, BytesTest::plan))
                .isEqualTo(AFTER + "\n");
    }

    @Test
    void theLastLineGetsMoreLinesBehindIt() {
        String before = "class T { void f() {\n  send(c);\n  } }";
        assertThat(Checked.after(before, hand -> hand.insertAfter(hand.site("send(c)"), "send(c);", "done();")))
                .isEqualTo("class T { void f() {\n  send(c);\n  done();\n  } }");
    }

    @Test
    void twoSpacesStayTwoSpaces() {
        String before = BEFORE.replace("\t", "  ");
        assertThat(Checked.after(before, BytesTest::plan)).isEqualTo(AFTER.replace("\t", "  "));
    }

    private static void plan(HandPlan hand) {
        String site = hand.site("send(c)");
        String text = hand.text().text();
        String loop = text.substring(hand.start("for ("), hand.start("send(c)")).stripTrailing();
        hand.begin(site, "for (", "sendC", "begin(c)")
                .strip(site, loop, "0", "<", "n", List.of(), calls(site, "sendC", "i0", "i1"))
                .end(site, "send(c);", "sendC");
    }
}

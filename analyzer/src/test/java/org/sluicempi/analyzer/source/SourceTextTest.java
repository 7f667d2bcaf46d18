package org.sluicempi.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SourceTextTest {
    private static final Path FILE = Path.of("A.java");

    @Test
    void textEncodesToTheBytesThatWereRead() throws UndecodableException {
        String text = "\uFEFFclass A {\r\n\t// \u00e4 \uD83D\uDE00\r}\n";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

        SourceText read = SourceText.of(FILE, bytes, StandardCharsets.UTF_8);

        assertThat(read.text()).isEqualTo(text);
        assertThat(read.text().getBytes(read.encoding())).isEqualTo(bytes);
        assertThat(read.parserText()).isEqualTo(' ' + text.substring(1).replace("\r}", "\n}"));
    }

    @Test
    void parsersSeeNoSemicolonAmongImports() throws UndecodableException {
        assertThat(of(";package p;; import a.B;;import c.D; ; \\u003b class E {;};")
                        .parserText())
                .isEqualTo(" package p;  import a.B; import c.D;          class E {;};");
        assertThat(of("@A package p;; class E {}").parserText()).isEqualTo("@A package p;; class E {}");
        assertThat(of("\"\"\"\r a\r\nb\r\"\"\"").parserText()).isEqualTo("\"\"\"\n a\r\nb\n\"\"\"");
    }

    @Test
    void everyKindOfLineEndCounts() throws UndecodableException {
        SourceText text = of("a\nbc\r\n\rd");

        assertThat(text.lineCount()).isEqualTo(4);
        assertThat(text.position(0)).hasToString("A.java:1:1");
        assertThat(text.position(1)).hasToString("A.java:1:2");
        assertThat(text.position(2)).hasToString("A.java:2:1");
        assertThat(text.position(5)).hasToString("A.java:2:4");
        assertThat(text.position(6)).hasToString("A.java:3:1");
        assertThat(text.position(7)).hasToString("A.java:4:1");
        assertThat(text.position(8)).hasToString("A.java:4:2");
        assertThatThrownBy(() -> text.position(9)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aByteOrderMarkTakesNoColumn() throws UndecodableException {
        assertThat(of("\uFEFFab").position(1)).hasToString("A.java:1:1");
        assertThat(of("\uFEFFab").position(2)).hasToString("A.java:1:2");
    }

    @Test
    void namesTheByteThatDoesNotBelong() {
        assertThatThrownBy(() -> SourceText.of(FILE, new byte[] {'a', (byte) 0xE4, 'b'}, StandardCharsets.UTF_8))
                .isInstanceOf(UndecodableException.class)
                .hasMessage("byte 0xE4 at offset 1 is not valid UTF-8");
        assertThatThrownBy(() -> SourceText.of(FILE, new byte[] {'a', (byte) 0xE4}, StandardCharsets.UTF_8))
                .isInstanceOf(UndecodableException.class)
                .hasMessage("byte 0xE4 at offset 1 is not valid UTF-8");
    }

    @Test
    void readsEmptyFilesAndOtherEncodings() throws UndecodableException {
        assertThat(of("").lineCount()).isEqualTo(1);
        assertThat(of("").position(0)).hasToString("A.java:1:1");
        Charset latin = StandardCharsets.ISO_8859_1;
        assertThat(SourceText.of(FILE, new byte[] {(byte) 0xE4}, latin).text()).isEqualTo("\u00e4");
    }

    @Test
    void hashesTheBytes() throws UndecodableException {
        assertThat(of("abc").sha256()).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    private static SourceText of(String text) throws UndecodableException {
        return SourceText.of(FILE, text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }
}

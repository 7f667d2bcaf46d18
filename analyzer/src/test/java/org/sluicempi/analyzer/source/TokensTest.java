package org.sluicempi.analyzer.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.InvalidInputException;
import org.eclipse.jdt.internal.compiler.classfmt.ClassFileConstants;
import org.eclipse.jdt.internal.compiler.parser.Scanner;
import org.eclipse.jdt.internal.compiler.parser.TerminalToken;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tokens are those that a compiler's scanner finds. */
class TokensTest {
    @Test
    void everyCharacterBelongsToOneToken() {
        String text = "\uFEFFclass A { /* ; */ int x = 'a' + \"b\\\"\" /* { */ ; // c\r\n }\u001a";

        Tokens tokens = Tokens.of(text);

        StringBuilder all = new StringBuilder();
        tokens.all().forEach(token -> all.append(text, token.start(), token.end()));
        assertThat(all).hasToString(text);
        assertThat(words(tokens))
                .containsExactly("class", "A", "{", "int", "x", "=", "'a'", "+", "\"b\\\"\"", ";", "}");
    }

    @Test
    void escapesAreReadAsWhatTheyStandFor() {
        Tokens tokens =
                Tokens.of("\\u0063lass A\\uu007b // x \\u000a int \\u0062c = 1\\u003b /\\u002a ; \\u002a/ \\u007D");

        assertThat(words(tokens)).containsExactly("class", "A", "{", "int", "bc", "=", "1", ";", "}");
        assertThat(words(Tokens.of("'\\\\u0041' + \"\\\\\\u0022;\" ;")))
                .containsExactly("'\\\\u0041'", "+", "\"\\\\\"", ";", "\" ;");
    }

    @Test
    void bracketsAreMatchedAcrossCommentsAndLiterals() {
        String text = "f(a /* ) */, \")\", ')', g(\"\"\"\n ) \\\"\"\" ( \"\"\")) ;";
        Tokens tokens = Tokens.of(text);
        Token open = tokens.from(1).orElseThrow();

        Token close = tokens.closing(open).orElseThrow();

        assertThat(text.substring(close.end())).isEqualTo(" ;");
        assertThat(tokens.opening(close)).hasValue(open);
        assertThat(tokens.closing(tokens.from(0).orElseThrow()))
                .hasValue(tokens.from(0).orElseThrow());
        assertThat(Tokens.of("f(").closing(Tokens.of("f(").code().get(1))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a = b <<= c + ++d - --e -> :: ... x[i]<-1 && !y || ~z ? 1 : 2 ; a >= b ; @A",
                "1_000 + 0b10 + 0x1.8p-3 + .5e+3f + 1.e5 - 1e5 + 07L + 1.f + 0xFFe+1 + 3d",
                "int ä = 1, $x_1, \uD835\uDC9C = 2; String s = \"\"\"\n x \\\"\"\" \"\" \\\\\"\"\";",
                "x = '\\'' + '\"' + \"//\" + \"/*\" + '\\\\' + '\\u005c'';// \"'",
                "List<List<A>> x; a >>> 2 >> 1 >>>= 3; /**/ /***/ /* // */ // /* \r\f\t x"
            })
    void theyBeginAndEndWhereTheCompilersDo(String text) throws InvalidInputException {
        assertThat(starts(Tokens.of(text))).containsAll(scanned(text));
    }

    @Test
    void theyBeginAndEndWhereTheCompilersDoInRealSources() throws IOException, InvalidInputException {
        try (Stream<Path> files = Files.walk(Path.of("../test-corpus/src/main/corpus/openmpi"))) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources).isNotEmpty();
            for (Path file : sources) {
                String text = PlainText.of(Files.readString(file, StandardCharsets.UTF_8))
                        .text();
                assertThat(starts(Tokens.of(text))).as(file.toString()).containsAll(scanned(text));
            }
        }
    }

    @Test
    void anyTextIsCutWithoutGaps() {
        Random random = new Random(7);
        String letters = "a1.\"'\\/*u0{} \n\r\uFEFF\uD835<>=-";
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(30); k > 0; k--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            int end = 0;
            for (Token token : Tokens.of(text.toString()).all()) {
                assertThat(token.start()).as(text.toString()).isEqualTo(end);
                assertThat(token.end()).isGreaterThan(token.start());
                end = token.end();
            }
            assertThat(end).isEqualTo(text.length());
        }
    }

    private static List<String> words(Tokens tokens) {
        return tokens.code().stream().map(tokens::read).toList();
    }

    private static List<Integer> starts(Tokens tokens) {
        return tokens.code().stream().map(Token::start).toList();
    }

    /** Where the compiler's tokens begin; shifts and comparisons that begin with {@code >} it does not cut. */
    private static List<Integer> scanned(String text) throws InvalidInputException {
        Scanner scanner = new Scanner(false, false, false, ClassFileConstants.JDK17, null, null, true);
        scanner.setSource(text.toCharArray());
        List<Integer> starts = new ArrayList<>();
        while (scanner.getNextToken() != TerminalToken.TokenNameEOF) {
            starts.add(scanner.getCurrentTokenStartPosition());
        }
        return starts;
    }
}

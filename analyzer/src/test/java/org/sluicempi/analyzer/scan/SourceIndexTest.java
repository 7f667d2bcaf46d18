package org.sluicempi.analyzer.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;

/** Which file declares a type, in particular one that does not bear its name or cannot be read. */
class SourceIndexTest {
    private static final String USER = "import mpi.*; class User { Util util; }";
    private static final String UNREADABLE = "/* \u00e4 */ class Util {}";

    @TempDir
    Path root;

    private final Set<String> onClassPath = new HashSet<>();
    private Charset encoding = StandardCharsets.UTF_8;

    private void write(String file, String text, Charset written) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text, written);
    }

    /** Where {@code Util} is found, what is doubted, and what a file beside may declare, asked for the first file that uses MPI. */
    private String found(String... folders) {
        List<Path> roots = folders.length == 0
                ? List.of(root)
                : Arrays.stream(folders).map(root::resolve).toList();
        SourceTree tree = new SourceTree(roots, List.of(), encoding, 17);
        TreeScanner scanner = new TreeScanner(tree, Set.of("mpi"));
        Scan scan = scanner.scan(tree, Progress.NONE);
        SourceIndex index = new SourceIndex(scanner, scan, onClassPath::contains);
        SourceUnit user = scan.hits().get(0);
        SourceIndex.Candidates found = index.candidates("Util", user);
        List<Path> files = found.units().stream()
                .map(unit -> root.relativize(unit.file().path()))
                .toList();
        return files + " " + found.doubted() + " " + index.beside(user, type -> false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Util {}",
                "class/**/Util{}",
                "class // a\n // b\n Util {}",
                "public interface /* c\n * d */\t\n Util {}",
                "@interface Util {}",
                "record Util(int n) {}",
                "cl\\u0061ss Util {}"
            })
    void aTypeIsFoundHoweverItIsDeclared(String declaration) throws IOException {
        write("User.java", USER, StandardCharsets.UTF_8);
        write("Other.java", declaration, StandardCharsets.UTF_8);

        assertThat(found()).isEqualTo("[Other.java] [] [Util]");
    }

    @Test
    void longCommentsNeedNoStack() throws IOException {
        String comments = "// package and class\n".repeat(50_000);
        write("a/User.java", "package p; " + USER, encoding);
        write("b/Other.java", "package " + comments + "p; class " + comments + " Util {}", encoding);

        assertThat(found()).isEqualTo("[b/Other.java] [] [Util]");
    }

    @ParameterizedTest
    @CsvSource({"UTF-16", "UTF-16LE", "ISO-8859-1", "UTF-8"})
    void inEveryEncoding(String name) throws IOException {
        encoding = Charset.forName(name);
        write("User.java", USER, encoding);
        write("Other.java", "/* \u00e4 */ class \u00c4 {} class Util {}", encoding);

        assertThat(found()).isEqualTo("[Other.java] [] [Util]");
    }

    @ParameterizedTest
    @CsvSource({"ISO-8859-1", "UTF-16", "UTF-16BE"})
    void aFileInAnotherEncodingMayDeclareIt(String name) throws IOException {
        write("User.java", USER, encoding);
        write("Other.java", UNREADABLE, Charset.forName(name));

        assertThat(found()).isEqualTo("[] [Util] [Util]");
    }

    @ParameterizedTest
    @CsvSource({"UTF-16BE", "UTF-16LE"})
    void evenIfEachByteIsACharacter(String name) throws IOException {
        write("User.java", USER, encoding);
        write("Other.java", "class Util {}", Charset.forName(name));

        assertThat(found()).isEqualTo("[] [Util] [Util]");
    }

    @Test
    void aFileThatCannotBeReadGoesBeforeThoseFartherOff() throws IOException {
        write("a/User.java", USER, encoding);
        write("a/Util.java", UNREADABLE, StandardCharsets.ISO_8859_1);
        write("b/Util.java", "class Util {}", encoding);

        assertThat(found()).isEqualTo("[] [Util] [Util]");
    }

    /** Words of comments and strings declare nothing, whoever cannot read them. */
    @Test
    void anUnreadableFileDeclaresWhatItsCodeSays() throws IOException {
        write("User.java", USER, encoding);
        write("Util.java", "class Util {}", encoding);
        write(
                "Other.java",
                "/* \u00e4 the class Util */ class Other { String s = \"class Util\"; class Util {} }",
                StandardCharsets.ISO_8859_1);

        assertThat(found()).isEqualTo("[Util.java] [] [Util]");
    }

    @Test
    void andBehindThoseThatAreNearer() throws IOException {
        write("a/p/User.java", "package p; " + USER, encoding);
        write("a/p/Util.java", "package p; class Util {}", encoding);
        write("other/folder/p/Util.java", UNREADABLE, StandardCharsets.ISO_8859_1);

        assertThat(found()).isEqualTo("[a/p/Util.java] [] [Util]");
    }

    @Test
    void aPackageMayLieInSeveralFoldersUnlessItIsNone() throws IOException {
        write("a/User.java", "package p; " + USER, encoding);
        write("b/Other.java", "package p; class Util {}", encoding);
        write("c/Other.java", "class Util {}", encoding);
        write("d/Other.java", UNREADABLE, StandardCharsets.ISO_8859_1);
        assertThat(found()).isEqualTo("[b/Other.java] [] [Util]");

        write("a/User.java", USER, encoding);
        assertThat(found()).isEqualTo("[] [] []");
    }

    /** A program of another folder is not asked for what the class path has. */
    @Test
    void whatIsOnTheClassPathNeedsNoOtherProgram() throws IOException {
        write("a/User.java", USER, encoding);
        write("b/Util.java", "class Util {}", encoding);
        assertThat(found()).isEqualTo("[b/Util.java] [] []");
        onClassPath.add("Util");
        assertThat(found()).isEqualTo("[] [] []");
        write("a/Util.java", "class Util {}", encoding);
        assertThat(found()).isEqualTo("[a/Util.java] [] [Util]");
    }

    @Test
    void aPackageIsOneProgramWhateverTheClassPathHas() throws IOException {
        onClassPath.add("p.Util");
        write("a/p/User.java", "package p; " + USER, encoding);
        write("b/p/Util.java", "package p; class Util {}", encoding);
        assertThat(found()).isEqualTo("[b/p/Util.java] [] [Util]");
    }

    /** What is imported from another package does not mean what an unreadable file of the own one may declare, nor the other way. */
    @Test
    void anUnreadableFileHidesTypesOfItsPackageOnly() throws IOException {
        write("a/p/User.java", "package p; import q.Util; " + USER, encoding);
        write("b/q/Util.java", "package q; public class Util {}", encoding);
        write("a/p/Util.java", UNREADABLE, StandardCharsets.ISO_8859_1);

        assertThat(found()).startsWith("[b/q/Util.java] [p.Util]");
    }

    @Test
    void ofTwoAsFarOffNoneIsBelieved() throws IOException {
        write("a/p/User.java", "package p; " + USER, encoding);
        write("b/p/Util.java", "package p; class Util {}", encoding);
        write("c/p/Util.java", UNREADABLE, StandardCharsets.ISO_8859_1);

        assertThat(found()).isEqualTo("[] [p.Util] [Util]");
    }

    @Test
    void twoFoldersThatAreGivenAreOneProgram() throws IOException {
        write("a/User.java", USER, encoding);
        write("b/Other.java", "class Util {}", encoding);
        write("b/sub/Another.java", "class Other {}", encoding);

        assertThat(found("a", "b")).isEqualTo("[b/Other.java] [] [Util]");
        assertThat(found()).isEqualTo("[] [] []");
        write("b/Other.java", "class Other {}", encoding);
        write("b/sub/Another.java", "class Util {}", encoding);
        assertThat(found("a", "b")).isEqualTo("[] [] []");
    }

    @ParameterizedTest
    @CsvSource({"ISO-8859-1", "UTF-16"})
    void anUnreadableFileMayBeOfThePackageWhereverItLies(String name) throws IOException {
        write("a/User.java", "package p.q; " + USER, encoding);
        write("b/Other.java", "package p /* and */ . q ; " + UNREADABLE, Charset.forName(name));
        write("c/Util.java", "package p; class Util {}", encoding);

        assertThat(found()).isEqualTo("[] [p.q.Util] [Util]");
    }
}

package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Which words the class files of an entry name, and of which entries they are asked. */
class LibraryWordsTest {
    private static final String USES = "mpi/Comm";

    @TempDir
    Path folder;

    /** Writes a class whose constants are these: numbers, and texts. */
    private Path with(String entry, String name, Object... constants) throws IOException {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, name, null, "java/lang/Object", null);
        for (Object constant : constants) {
            if (constant instanceof String text) {
                writer.newUTF8(text);
            } else {
                writer.newConst(constant);
            }
        }
        Path file = folder.resolve(entry).resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, writer.toByteArray());
        return folder.resolve(entry);
    }

    private static boolean name(String word, Path... entries) {
        return name(word, Set.of("mpi"), entries);
    }

    private static boolean name(String word, Set<String> packages, Path... entries) {
        try (ClassPath classPath = new ClassPath(List.of(entries))) {
            return new ClassPathLibraries(classPath, packages).name(word);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
                    mpi/Comm => true
                    mpi/Deep$Inner => true
                    Lmpi/Comm; => true
                    (I[Lmpi/Comm;)V => true
                    Ljava/util/List<Lmpi/Comm;>; => true
                    mpi => false
                    mpij/Comm => false
                    Lmpij/Comm; => false
                    ampi/Comm => false
                    (Llib/mpi/Comm;)V => false
                    java/lang/Object => false
                    """)
    void whoUsesTheApi(String constant, boolean uses) throws IOException {
        assertThat(name("word", with("lib", "lib/A", "word", constant))).isEqualTo(uses);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
                    word => true
                    (Llib/word;)V => true
                    a word of a sentence => true
                    lib.word => true
                    Outer$word => false
                    words => false
                    my_word => false
                    word2 => false
                    Word => false
                    """)
    void whatIsAWord(String constant, boolean isNamed) throws IOException {
        assertThat(name("word", with("lib", "lib/A", constant, USES))).isEqualTo(isNamed);
    }

    @Test
    void theLastConstantAndTheFirstAreRead() throws IOException {
        Path entry = with("lib", "first", USES, "last");
        assertThat(Stream.of("first", "last", "Object", "other").filter(word -> name(word, entry)))
                .containsExactly("first", "last", "Object");
    }

    @Test
    void constantsThatAreNoTextsAreNone() throws IOException {
        Path entry = with("lib", "lib/A", Integer.MAX_VALUE, Long.MAX_VALUE, 2.5, 2.5f, USES, "word");
        assertThat(name("word", entry)).isTrue();
        assertThat(name("other", entry)).isFalse();
    }

    @Test
    void classesOfOneEntryBelongTogether() throws IOException {
        Path both = with("both", "lib/A", USES);
        with("both", "lib/B", "word");
        Path user = with("user", "lib/A", USES);
        Path other = with("other", "lib/B", "word");

        assertThat(name("word", both)).isTrue();
        assertThat(name("word", user, other)).isFalse();
        assertThat(name("word", other, both)).isTrue();
        assertThat(name("word")).isFalse();
    }

    @Test
    void theApiItselfIsNotAsked() throws IOException {
        Path api = with("api", "mpi/MPI", USES, "word");
        Path fork = with("fork", "mpi/Comm", USES, "word");

        assertThat(name("word", api)).isFalse();
        assertThat(name("word", fork)).isTrue();
        assertThat(name("word", Set.of("other"), api)).isFalse();
        assertThat(name("word", Set.of("other", "mpi"), fork)).isTrue();
    }

    @Test
    void whatIsNoClassFileNamesAnythingThoughNothingUsesTheApi() throws IOException {
        Path entry = with("lib", "lib/A", "word");
        assertThat(name("other", entry)).isFalse();
        for (byte[] broken : List.of(new byte[] {1, 2, 3}, new byte[0])) {
            Files.write(entry.resolve("lib/Broken.class"), broken);
            assertThat(name("other", entry)).isTrue();
        }
    }

    @Test
    void aFileThatIsCutOffNamesAnything() throws IOException {
        Path file = with("lib", "lib/A", "word", USES).resolve("lib/A.class");
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(whole, 60));
        assertThat(name("other", folder.resolve("lib"))).isTrue();
    }
}

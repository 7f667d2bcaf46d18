package org.sluicempi.runtime.embedded.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SystemPatchTest {
    /** Walks the code of real classes of all kinds: the JDK's own. */
    @Test
    void everyClassOfJavaBaseIsWalkedToItsEnd() throws IOException {
        FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
        int patched = 0;
        List<Path> files;
        try (Stream<Path> all = Files.walk(jdk.getPath("modules", "java.base", "java"))) {
            files = all.filter(f -> f.toString().endsWith(".class")).toList();
        }
        assertThat(files).hasSizeGreaterThan(1000);
        for (Path file : files) {
            byte[] before = Files.readAllBytes(file);
            ByteBuffer copy = ByteBuffer.wrap(before.clone());
            CallSites calls = new CallSites(copy, new ConstantPool(copy));
            calls.makeStatic(new boolean[1 << 16]);
            calls.superCalls();
            assertThat(copy.array()).as(file.toString()).isEqualTo(before);
            byte[] after = SystemPatch.apply(before);
            patched += after == before ? 0 : 1;
            new ConstantPool(ByteBuffer.wrap(after));
        }
        assertThat(patched).isBetween(20, 1000);
    }

    @Test
    void aClassThatUsesNothingOfTheKindIsLeftAlone() throws IOException {
        byte[] bytes = bytesOf(SystemPatchTest.class);
        assertThat(SystemPatch.apply(bytes)).isSameAs(bytes);
    }

    @Test
    void anExitLeadsToTheEngine() throws IOException {
        byte[] patched = SystemPatch.apply(bytesOf(Exits.class));
        assertThat(new String(patched, StandardCharsets.ISO_8859_1))
                .contains("org/sluicempi/runtime/embedded/jvm/RankSystem", "(Ljava/lang/Runtime;I)V");
    }

    /** Never run. */
    static final class Exits {
        static void exit(int code) {
            switch (code) {
                case 1, 2, 3 -> System.exit(code);
                case 1000 -> Runtime.getRuntime().exit(code);
                default -> Runtime.getRuntime().halt(code);
            }
        }
    }

    private static byte[] bytesOf(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getName().replaceAll(".*\\.", "") + ".class")) {
            return in.readAllBytes();
        }
    }
}

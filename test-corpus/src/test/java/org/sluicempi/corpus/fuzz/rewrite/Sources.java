package org.sluicempi.corpus.fuzz.rewrite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;
import org.sluicempi.corpus.fuzz.trial.MemoryCompiler;
import org.sluicempi.corpus.program.Program;
import org.sluicempi.corpus.program.SourceRoot;

/** Source trees of rewritten programs. */
final class Sources {
    private Sources() {}

    /** Whether a rewritten text is Java; a rewrite does not know all types. */
    static boolean compiles(SourceRoot root, Program program, String text) {
        String path = root.directory().relativize(program.file()).toString().replace('\\', '/');
        return !new MemoryCompiler(root.dialect().face())
                .compile(Map.of(path, text))
                .classes()
                .isEmpty();
    }

    /** Replaces what the folder holds. */
    static void write(Path folder, Map<Path, String> texts, Charset encoding) {
        try {
            if (Files.exists(folder)) {
                try (Stream<Path> files = Files.walk(folder)) {
                    for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
            for (Map.Entry<Path, String> text : texts.entrySet()) {
                Path file = folder.resolve(text.getKey());
                Files.createDirectories(file.getParent());
                Files.writeString(file, text.getValue(), encoding);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.sluicempi.analyzer.input.InputException;

/** Reading a jar of the user's, which may be none. */
final class ProgramJar {
    /** What is looked for in a jar. */
    @FunctionalInterface
    interface Reader<T> {
        T read(JarFile jar) throws IOException;
    }

    private ProgramJar() {}

    /** @throws InputException naming the jar, if it cannot be read */
    static <T> T read(Path jar, Reader<T> reader) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return reader.read(file);
        } catch (IOException e) {
            throw new InputException(jar + ": class path entry is no jar that can be read: " + e.getMessage(), e);
        }
    }
}

package org.sluicempi.transformer.weave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.tree.ClassNode;

/** Gives freshly compiled classes the author's line numbers and changes nothing else: for a program that is only run. */
public final class RestoredLines {
    private final LineTables lines;

    private RestoredLines(LineTables lines) {
        this.lines = lines;
    }

    /**
     * Rewrites class files in place. One that cannot be read, or takes too much memory to be written, is left as it is.
     *
     * @param tree transformed sources that the classes were compiled from
     */
    public static void in(Path classes, Path tree) {
        RestoredLines restored = new RestoredLines(LineTables.ofTree(tree));
        try (Stream<Path> files = Files.walk(classes)) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".class")).toList();
            for (Path file : all) {
                restored.restore(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void restore(Path file) throws IOException {
        ClassReader reader;
        try {
            reader = new ClassReader(Files.readAllBytes(file));
        } catch (IllegalArgumentException ofLaterJava) {
            return;
        }
        ClassNode type = new ClassNode();
        reader.accept(type, 0);
        if (new RestoreLinesPass().apply(type, new WeaveContext(lines, Set.of(), false))) {
            write(type, file);
        }
    }

    private static void write(ClassNode type, Path file) throws IOException {
        ClassWriter writer = VerifiedWriter.roomy(new ClassWriter(0));
        type.accept(writer);
        byte[] bytes;
        try {
            bytes = writer.toByteArray();
        } catch (LimitExceededException ofMemory) {
            return;
        }
        Files.write(file, bytes);
    }
}

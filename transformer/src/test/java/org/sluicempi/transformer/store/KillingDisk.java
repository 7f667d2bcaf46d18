package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Ends everything at one step, as {@code kill -9} does: nothing that comes after it is done, no clean-up either. */
final class KillingDisk extends Disk {
    /** Stands for the end of the process; nobody but the test catches it. */
    static final class Killed extends Error {
        private static final long serialVersionUID = 1L;
    }

    private final int killAt;
    private int steps;

    KillingDisk(int killAt) {
        this.killAt = killAt;
    }

    /** Number of steps so far. */
    int steps() {
        return steps;
    }

    private void step() {
        if (steps++ == killAt) {
            throw new Killed();
        }
    }

    @Override
    void createFolder(Path folder) throws IOException {
        step();
        super.createFolder(folder);
        step();
    }

    @Override
    void write(Path file, byte[] content) throws IOException {
        if (steps == killAt) {
            Files.write(file, new byte[] {content[0]});
        }
        step();
        super.write(file, content);
    }

    @Override
    void copyAttributes(Path from, Path to) throws IOException {
        step();
        super.copyAttributes(from, to);
    }

    @Override
    void replace(Path from, Path to) throws IOException {
        step();
        super.replace(from, to);
        step();
    }

    @Override
    void deleteIfExists(Path file) throws IOException {
        step();
        super.deleteIfExists(file);
    }

    @Override
    void deleteFolder(Path folder) throws IOException {
        if (steps == killAt) {
            deleteOneFile(folder);
        }
        step();
        super.deleteFolder(folder);
        step();
    }

    private static void deleteOneFile(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Optional<Path> first = files.sorted().findFirst();
            if (first.isPresent()) {
                Files.delete(first.get());
            }
        }
    }
}

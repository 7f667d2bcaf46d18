package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Fails at one step, or at all from one step on, as a full disk does. */
final class FailingDisk extends Disk {
    private final int failAt;
    private final boolean staysBroken;
    private int steps;

    FailingDisk(int failAt, boolean staysBroken) {
        this.failAt = failAt;
        this.staysBroken = staysBroken;
    }

    /** Number of steps so far. */
    int steps() {
        return steps;
    }

    private void step() throws IOException {
        int step = steps++;
        if (step == failAt || staysBroken && step > failAt) {
            throw new IOException("no space left on device");
        }
    }

    @Override
    byte[] read(Path file) throws IOException {
        step();
        return super.read(file);
    }

    @Override
    void createFolder(Path folder) throws IOException {
        step();
        super.createFolder(folder);
    }

    @Override
    void write(Path file, byte[] content) throws IOException {
        if (steps == failAt) {
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
    }
}

package org.sluicempi.analyzer.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the bytes of sources come from: from their files, or from an editor that has not saved them yet. */
@FunctionalInterface
public interface Contents {
    Contents OF_FILES = Files::readAllBytes;

    /**
     * What a source holds now. Nobody writes to the array.
     *
     * @param file a source that is there, absolute
     * @throws IOException if it cannot be read
     */
    byte[] read(Path file) throws IOException;
}

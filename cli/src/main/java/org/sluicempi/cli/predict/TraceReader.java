package org.sluicempi.cli.predict;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.CompressorException;
import org.apache.commons.compress.compressors.CompressorStreamFactory;
import org.sluicempi.analyzer.input.InputException;

/** Reads traces: a folder or an archive with a file for each rank, or the file of one rank. */
public final class TraceReader {
    private static final String ARCHIVE = ".*\\.(tar|tgz|txz|tar\\.(gz|xz|bz2))";

    private TraceReader() {}

    /**
     * Reads all ranks of a run.
     *
     * @param path of a folder, of an archive ({@code .tar}, also as {@code .gz}, {@code .xz} or {@code .bz2}) or of a file
     * @throws InputException if there is no receive in one of its files, or something else than receives
     * @throws IOException if the file or folder cannot be read
     */
    public static Trace read(Path path) throws IOException {
        String name = path.toAbsolutePath().normalize().getFileName().toString();
        List<RankTrace> ranks = new ArrayList<>();
        if (Files.isDirectory(path)) {
            try (Stream<Path> files = Files.list(path)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    ranks.add(file(file));
                }
            }
        } else if (name.matches(ARCHIVE)) {
            archive(path, ranks);
        } else {
            ranks.add(file(path));
        }
        if (ranks.isEmpty()) {
            throw new InputException(path + ": no file of a rank in it");
        }
        ranks.sort(Comparator.comparing(RankTrace::name));
        return new Trace(name, ranks);
    }

    private static RankTrace file(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return rank(in, file.toString());
        }
    }

    private static void archive(Path path, List<RankTrace> ranks) throws IOException {
        try (InputStream file = new BufferedInputStream(Files.newInputStream(path));
                TarArchiveInputStream tar = new TarArchiveInputStream(unpacked(file, path))) {
            for (ArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                if (!entry.isDirectory()) {
                    ranks.add(rank(tar, path + "!" + entry.getName()));
                }
            }
        } catch (IOException e) {
            throw new IOException(path + ": " + e.getMessage(), e);
        }
    }

    private static InputStream unpacked(InputStream file, Path path) {
        try {
            return path.toString().endsWith(".tar")
                    ? file
                    : new BufferedInputStream(new CompressorStreamFactory().createCompressorInputStream(file));
        } catch (CompressorException e) {
            throw new InputException(path + ": not compressed as its name says: " + e.getMessage());
        }
    }

    /** The stream stays open. */
    private static RankTrace rank(InputStream in, String name) throws IOException {
        List<TracedReceive> receives = new ArrayList<>();
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            TraceLine.parse(line, name + ":" + number).ifPresent(receives::add);
        }
        if (receives.isEmpty()) {
            throw new InputException(name + ": no receive in it");
        }
        return new RankTrace(name, receives);
    }
}

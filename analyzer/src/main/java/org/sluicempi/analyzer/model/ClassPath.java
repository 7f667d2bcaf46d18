package org.sluicempi.analyzer.model;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.sluicempi.analyzer.input.InputException;

/** The user's class path, open for reading. */
final class ClassPath implements Closeable {
    private static final String SUFFIX = ".class";

    private final List<Path> entries;
    private final List<Entry> open = new ArrayList<>();

    /**
     * Opens every entry.
     *
     * @param entries jars and class folders
     * @throws InputException naming the entry that does not exist or cannot be read
     */
    ClassPath(List<Path> entries) {
        this.entries = List.copyOf(entries);
        try {
            for (Path entry : entries) {
                open.add(open(entry));
            }
        } catch (InputException e) {
            close();
            throw e;
        }
    }

    List<Path> entries() {
        return entries;
    }

    /**
     * The first class file of that name.
     *
     * @param internalName with slashes, as {@code mpi/Comm}
     */
    Optional<byte[]> classFile(String internalName) {
        String resource = internalName + SUFFIX;
        for (Entry entry : open) {
            Optional<byte[]> bytes = entry.read(resource);
            if (bytes.isPresent()) {
                return bytes;
            }
        }
        return Optional.empty();
    }

    /**
     * What a reader makes of all class files of an entry, for each entry that lacks a class.
     *
     * @param internalName of that class, with slashes
     * @param reader has to read the stream to its end, or as far as it likes, before it returns
     * @throws InputException naming what cannot be read
     */
    <T> List<T> readEntriesWithout(String internalName, Function<Stream<byte[]>, T> reader) {
        return open.stream()
                .filter(entry -> entry.read(internalName + SUFFIX).isEmpty())
                .map(entry -> entry.readAll(reader))
                .toList();
    }

    /** The same for each entry that has a class. */
    <T> List<T> readEntriesWith(String internalName, Function<Stream<byte[]>, T> reader) {
        return open.stream()
                .filter(entry -> entry.read(internalName + SUFFIX).isPresent())
                .map(entry -> entry.readAll(reader))
                .toList();
    }

    @Override
    public void close() {
        open.forEach(Entry::close);
    }

    private static Entry open(Path entry) {
        if (!Files.exists(entry)) {
            throw new InputException(entry + ": class path entry does not exist");
        }
        if (!Files.isReadable(entry)) {
            throw new InputException(entry + ": class path entry cannot be read; check its permissions");
        }
        if (Files.isDirectory(entry)) {
            return new Folder(entry);
        }
        try {
            return new Jar(entry, new ZipFile(entry.toFile()));
        } catch (IOException e) {
            throw new InputException(entry + ": class path entry is no jar that can be read: " + e.getMessage(), e);
        }
    }

    private sealed interface Entry {
        Optional<byte[]> read(String resource);

        <T> T readAll(Function<Stream<byte[]>, T> reader);

        void close();
    }

    private record Folder(Path folder) implements Entry {
        @Override
        public Optional<byte[]> read(String resource) {
            Path file = folder.resolve(resource);
            try {
                return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (IOException e) {
                throw new InputException(file + ": cannot be read: " + e.getMessage(), e);
            }
        }

        @Override
        public <T> T readAll(Function<Stream<byte[]>, T> reader) {
            try (Stream<Path> files = Files.walk(folder)) {
                return reader.apply(files.filter(file -> file.toString().endsWith(SUFFIX))
                        .flatMap(file -> read(folder.relativize(file).toString()).stream()));
            } catch (IOException | UncheckedIOException e) {
                throw new InputException(folder + ": cannot be read: " + e.getMessage(), e);
            }
        }

        @Override
        public void close() {
            // a folder holds nothing open
        }
    }

    private record Jar(Path path, ZipFile zip) implements Entry {
        @Override
        public Optional<byte[]> read(String resource) {
            ZipEntry entry = zip.getEntry(resource);
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream in = zip.getInputStream(entry)) {
                return Optional.of(in.readAllBytes());
            } catch (IOException e) {
                throw new InputException(path + ": " + resource + " cannot be read: " + e.getMessage(), e);
            }
        }

        @Override
        public <T> T readAll(Function<Stream<byte[]>, T> reader) {
            return reader.apply(zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(SUFFIX))
                    .flatMap(name -> read(name).stream()));
        }

        @Override
        public void close() {
            try {
                zip.close();
            } catch (IOException e) {
                throw new UncheckedIOException("closing " + path, e);
            }
        }
    }
}

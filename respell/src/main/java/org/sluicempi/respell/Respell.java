package org.sluicempi.respell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;

/** What the build calls. */
public final class Respell {
    private static final String USAGE = "arguments: FROM TO SOURCES OUTPUT [LINE]";

    private Respell() {}

    /**
     * Writes the Java files of a folder again in another dialect.
     *
     * @param args the ids of both dialects, the folder to read, the folder to write, and the line that a file must have to be
     *     taken; without it all are
     * @throws IllegalArgumentException if a program has no counterpart; names its file
     */
    public static void main(String[] args) throws IOException {
        if (args.length < 4 || args.length > 5) {
            throw new IllegalArgumentException(USAGE);
        }
        Respelling respelling = new Respelling(dialect(args[0]), dialect(args[1]));
        Optional<String> line = args.length == 5 ? Optional.of(args[4]) : Optional.empty();
        Path sources = Path.of(args[2]);
        int written = 0;
        for (Path file : javaFiles(sources)) {
            String program = Files.readString(file);
            if (line.isEmpty() || program.lines().anyMatch(line.get()::equals)) {
                write(respelling, file, program, target(respelling, sources.relativize(file), Path.of(args[3])));
                written++;
            }
        }
        if (written == 0) {
            throw new IllegalArgumentException("no program in " + args[2] + " is to be written again");
        }
    }

    private static Dialect dialect(String id) {
        return Dialects.shipped().byId(id).orElseThrow(() -> new IllegalArgumentException("there is no dialect " + id));
    }

    private static List<Path> javaFiles(Path sources) throws IOException {
        try (Stream<Path> all = Files.walk(sources)) {
            return all.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private static Path target(Respelling respelling, Path relative, Path output) {
        Path target = output;
        for (Path name : relative) {
            target = target.resolve(respelling.named(name.toString()));
        }
        return target;
    }

    private static void write(Respelling respelling, Path file, String program, Path target) throws IOException {
        try {
            String other = respelling.of(program);
            Files.createDirectories(target.getParent());
            Files.writeString(target, other);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }
}

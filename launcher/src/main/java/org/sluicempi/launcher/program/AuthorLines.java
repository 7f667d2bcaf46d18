package org.sluicempi.launcher.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.transformer.change.Compilation.Problem;
import org.sluicempi.transformer.change.LineFile;
import org.sluicempi.transformer.change.LineMap;
import org.sluicempi.transformer.change.TransformedTree;

/** Says of errors in transformed sources, which nobody sees, where they stand in the author's. */
final class AuthorLines {
    private final Path directory;
    private final LineFile lines;
    private final List<Path> sources;

    /** @param sources the author's, as they are to be named */
    AuthorLines(TransformedTree written, List<Path> sources) {
        this.directory = written.directory();
        this.lines = LineFile.read(directory);
        this.sources = List.copyOf(sources);
    }

    Problem of(Problem problem) {
        Position at = problem.position();
        Path file = at.file().toAbsolutePath().normalize();
        return lines.sources().stream()
                .filter(source -> directory.resolve(source.path()).equals(file))
                .findFirst()
                .map(source -> new Problem(position(source, at), problem.message()))
                .orElse(problem);
    }

    private Position position(LineFile.Source source, Position at) {
        Path original = Path.of(source.original());
        Path named = sources.stream()
                .filter(each -> each.toAbsolutePath().normalize().equals(original))
                .findFirst()
                .orElse(original);
        Optional<LineMap> map = source.lines();
        return new Position(named, map.map(each -> each.original(at.line())).orElse(at.line()), at.column());
    }
}

package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.input.Progress;

/** Libraries whose class files lie in a folder, and what is said of programs that have them on their class path. */
record CompiledLibraries(Path folder) {
    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    Path compiled(String... sources) throws IOException, URISyntaxException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        for (String source : sources) {
            Path file = Files.createTempDirectory(folder, "lib").resolve(name(source) + ".java");
            Files.writeString(file, source);
            int failed = ToolProvider.findFirst("javac")
                    .orElseThrow()
                    .run(
                            System.out,
                            System.err,
                            "-cp",
                            home(mpi.Comm.class).toString(),
                            "-d",
                            classes.toString(),
                            file.toString());
            assertThat(failed).isZero();
        }
        return classes;
    }

    private static String name(String source) {
        return source.replaceFirst("(?s).*?class (\\w+).*", "$1");
    }

    /** The rules of all remarks on a program of one file. */
    List<String> rulesOf(String main, Path... classPath) throws IOException, URISyntaxException {
        ProgramFolder program = new ProgramFolder(folder.resolve("src")).with("Main.java", main);
        program.classPath(home(mpi.Comm.class)).classPath(home(org.sluicempi.runtime.Rank.class));
        Stream.of(classPath).forEach(program::classPath);
        return new Analyzer(new LoopPlanner())
                .analyze(program.tree(), Progress.NONE).everyRemark().stream()
                        .map(remark -> remark.rule().id())
                        .toList();
    }
}

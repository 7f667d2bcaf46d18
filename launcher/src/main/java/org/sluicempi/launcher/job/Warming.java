package org.sluicempi.launcher.job;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.WorkFolder;

/** Makes the cache of a {@link WarmUp}, in processes that end with this JVM. Any number may do so at once. */
public final class Warming {
    private static final int SECONDS = 300;
    /** For the end of what was told to end, which must not write any more when its folder is deleted. */
    private static final int PATIENCE = 10;

    private static final int LINES = 20;

    private final WarmUp warmUp;

    public Warming(WarmUp warmUp) {
        this.warmUp = warmUp;
    }

    /**
     * Takes some seconds.
     *
     * @return why there is none; empty if there is one now
     */
    public Optional<String> run() throws InterruptedException {
        try {
            Path folder = Files.createDirectories(warmUp.cache().folder());
            WorkFolder.discardAbandoned(folder);
            try (WorkFolder work = WorkFolder.in(folder)) {
                Path made = work.folder("new").resolve("cache.aot");
                Path said = work.folder("log").resolve("output");
                boolean fine = run(warmUp.command(made), said) && run(warmUp.trial(made), said);
                if (fine) {
                    warmUp.cache().keep(made);
                    return Optional.empty();
                }
                warmUp.cache().fail();
                return Optional.of(last(said));
            }
        } catch (IOException e) {
            return Optional.of("cannot read or write: " + e.getMessage());
        }
    }

    /** Whether the command has ended in time, and well. */
    private boolean run(List<String> command, Path said) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(Redirect.from(new File("/dev/null")))
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(said.toFile()));
        warmUp.environment().forEach(builder.environment()::putIfAbsent);
        Process process = builder.start();
        JobGuard guard = JobGuard.over(process);
        try {
            return process.waitFor(SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } finally {
            List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                    .toList();
            all.forEach(ProcessHandle::destroy);
            process.waitFor(PATIENCE, TimeUnit.SECONDS);
            guard.close();
        }
    }

    private static String last(Path said) throws IOException {
        List<String> lines = new String(Files.readAllBytes(said), Charset.defaultCharset())
                .lines()
                .toList();
        return String.join(System.lineSeparator(), lines.subList(Math.max(0, lines.size() - LINES), lines.size()));
    }
}

package org.sluicempi.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * What {@code transform} has written, and for which input: a line for the input and their number, then one for each file with
 * size, time and path.
 *
 * @param file where that is kept between builds
 */
record WrittenTree(Path file) {
    /** The files that were written for this input; empty if it was another one, or one of them is not as it was written. */
    Optional<List<Path>> of(String input) throws MojoExecutionException {
        try {
            if (!Files.exists(file)) {
                return Optional.empty();
            }
            List<String> lines = Files.readAllLines(file);
            List<Path> written = new ArrayList<>();
            for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
                Path each = Path.of(line.substring(line.indexOf(' ', line.indexOf(' ') + 1) + 1));
                if (!Files.exists(each) || !line(each).equals(line)) {
                    return Optional.empty();
                }
                written.add(each);
            }
            boolean same = !lines.isEmpty() && lines.get(0).equals(head(input, written));
            return same ? Optional.of(written) : Optional.empty();
        } catch (IOException | RuntimeException e) {
            return Optional.empty(); // it is then written anew
        }
    }

    /** @param written absolute */
    void remember(String input, List<Path> written) throws MojoExecutionException {
        try {
            StringBuilder text = new StringBuilder(head(input, written)).append('\n');
            for (Path each : written) {
                text.append(line(each)).append('\n');
            }
            Output.write(file, text.toString());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read what was written: " + e, e);
        }
    }

    void forget() throws MojoExecutionException {
        new Fingerprint(file).forget();
    }

    private static String head(String input, List<Path> written) {
        return input + " " + written.size();
    }

    private static String line(Path each) throws IOException {
        long time = Files.getLastModifiedTime(each).to(TimeUnit.NANOSECONDS);
        return Files.size(each) + " " + time + " " + each;
    }
}

package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The plans that the methods of the test programs got when somebody last read them: a file {@code plans/NAME.plan} for a
 * program {@code NAME.java}, with the signature of a method on a line of its own and its steps indented below, lines
 * counted from that of the method. A method without a record may have any plan: its remarks are expected in the program.
 * A program that says in comments what its whole plan is needs no such file.
 *
 * <p>With {@code -Dsluice.plans=write} the files are written again, for the difference to be read.
 */
final class RecordedPlans {
    private static final Path FOLDER = Path.of("src/test/resources/plans");
    private static final boolean WRITE = "write".equals(System.getProperty("sluice.plans"));

    private final Path file;
    private final boolean write;
    private final Map<String, List<String>> recorded;
    private final Map<String, List<String>> found = new TreeMap<>();

    private RecordedPlans(Path file, boolean write, Map<String, List<String>> recorded) {
        this.file = file;
        this.write = write;
        this.recorded = recorded;
    }

    /** @param program a file of the test programs */
    static RecordedPlans of(Path program) {
        return of(FOLDER.resolve(program.getFileName().toString().replace(".java", ".plan")), WRITE);
    }

    /** The same for programs of which only those have a record that somebody has made a file for, be it empty. */
    static RecordedPlans ifKept(Path program) {
        Path file = FOLDER.resolve(program.toString().replace(".java", ".plan"));
        return of(file, WRITE && Files.exists(file));
    }

    private static RecordedPlans of(Path file, boolean write) {
        try {
            List<String> lines = Files.exists(file) ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
            return new RecordedPlans(file, write, read(lines));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, List<String>> read(List<String> lines) {
        Map<String, List<String>> recorded = new LinkedHashMap<>();
        List<String> steps = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("  ")) {
                steps.add(line.strip());
            } else {
                steps = new ArrayList<>();
                recorded.put(line, steps);
            }
        }
        return recorded;
    }

    /** Signatures of all methods with a record. */
    List<String> methods() {
        return List.copyOf(recorded.keySet());
    }

    /** Fails unless the steps are those on record. */
    void check(String method, List<String> steps) {
        if (write) {
            write(method, steps);
        } else if (recorded.containsKey(method)) {
            assertThat(steps).containsExactlyInAnyOrderElementsOf(recorded.get(method));
        }
    }

    private void write(String method, List<String> steps) {
        if (steps.isEmpty()) {
            return;
        }
        found.put(method, steps);
        StringBuilder text = new StringBuilder();
        found.forEach((name, plan) -> {
            text.append(name).append('\n');
            plan.forEach(step -> text.append("  ").append(step).append('\n'));
        });
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

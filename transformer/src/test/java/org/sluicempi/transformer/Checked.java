package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.change.FileChange;

/**
 * Carries out hand-made plans and checks what must hold for every plan: git takes the patch and makes the same bytes of
 * it, the plan survives JSON, and apply and undo go there and back.
 */
public final class Checked {
    private Checked() {}

    /** The text after the plan that the author makes for the text. */
    public static String after(String before, Consumer<HandPlan> author) {
        return after(before, StandardCharsets.UTF_8, author);
    }

    public static String after(String before, Charset encoding, Consumer<HandPlan> author) {
        try {
            Path base = Files.createTempDirectory("sluice");
            try {
                Path file = base.resolve("src/Te st.java");
                Files.createDirectories(file.getParent());
                Files.write(file, before.getBytes(encoding));
                HandPlan hand = HandPlan.of(file, before, encoding);
                author.accept(hand);
                return check(base, file, new Analysis(List.of(hand.plan()), List.of(), 1), encoding);
            } finally {
                new FolderRemover().remove(base);
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static String check(Path base, Path file, Analysis analysis, Charset encoding)
            throws IOException, InterruptedException {
        Sluice sluice = new Sluice();
        List<FileChange> changes = sluice.transform(analysis);
        byte[] before = Files.readAllBytes(file);
        if (changes.isEmpty()) {
            assertThat(sluice.patch(changes, base)).isEmpty();
            return new String(before, encoding);
        }
        FileChange change = changes.get(0);
        byte[] after = change.afterBytes();
        assertThat(change.lines().original(1)).isEqualTo(1);

        FileChange replayed = sluice.transform(sluice.planFromJson(sluice.planToJson(analysis)))
                .get(0);
        assertThat(replayed.afterBytes()).isEqualTo(after);

        Path patch = base.resolve("change.patch");
        Files.write(patch, sluice.patch(changes, base));
        git(base, "init", "-q");
        git(base, "apply", "--check", "change.patch");
        git(base, "apply", "change.patch");
        assertThat(Files.readAllBytes(file)).isEqualTo(after);
        git(base, "apply", "-R", "change.patch");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);

        Path state = base.resolve(".sluice");
        assertThat(sluice.apply(analysis, state).changed()).containsExactly(file);
        assertThat(Files.readAllBytes(file)).isEqualTo(after);
        sluice.undo(state);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        assertThat(state).doesNotExist();
        return change.after();
    }

    public static void git(Path base, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-c", "core.autocrlf=false"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(base.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor())
                .as(String.join(" ", command) + "\n" + output)
                .isZero();
    }
}

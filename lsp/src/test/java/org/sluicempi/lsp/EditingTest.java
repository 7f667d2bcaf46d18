package org.sluicempi.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.lsp.work.Lines;

/** A file while somebody types. */
final class EditingTest {
    @TempDir
    Path folder;

    Path file;

    @BeforeEach
    void write() throws Exception {
        file = Ring.write(folder);
    }

    private static List<String> rules(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(each -> each.getSource() + " " + each.getCode().getLeft())
                .toList();
    }

    private static TextDocumentContentChangeEvent edit(String before, String old, String now) {
        Lines lines = new Lines(before);
        int at = before.indexOf(old);
        Range range = new Range(lines.position(at), lines.position(at + old.length()));
        return new TextDocumentContentChangeEvent(range, now);
    }

    @Test
    void what_counts_is_the_text_that_is_shown_and_the_file_stays_as_it_is() throws Exception {
        Files.writeString(file, "package app; public class Ring {}");
        try (EditorSession session = EditorSession.start()) {
            assertThat(rules(session.open(file, Ring.TEXT))).startsWith("sluice SL001", "sluice SL002");

            session.change(file, 2, edit(Ring.TEXT, "data[i] = 0.5", "data[0] = 0.5"));
            assertThat(rules(session.diagnostics(file, 2))).startsWith("sluice SL105", "sluice SL002");
        }
        assertThat(file).hasContent("package app; public class Ring {}");
    }

    @Test
    void a_broken_file_keeps_its_last_remarks_marked_old_where_their_text_is_now() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            List<Diagnostic> sound = session.open(file, Ring.TEXT);
            session.change(file, 2, edit(Ring.TEXT, "    public static", "    int (\n    public static"));
            List<Diagnostic> broken = session.diagnostics(file, 2);

            assertThat(rules(broken)).startsWith("sluice SL011", "sluice (old) SL001", "sluice (old) SL002");
            assertThat(broken.get(1).getRange().getStart().getLine())
                    .isEqualTo(sound.get(0).getRange().getStart().getLine() + 1);
            assertThat(session.actions(file, broken.get(1).getRange().getStart(), broken))
                    .as("nothing can be applied to a text that nobody has read")
                    .isEmpty();

            assertThat(rules(session.replace(file, 3, Ring.TEXT + "}"))).contains("sluice (old) SL001");
            assertThat(session.replace(file, 4, Ring.TEXT)).isEqualTo(sound);
        }
    }

    @Test
    void only_the_newest_text_is_looked_at_to_the_end() throws Exception {
        int changes = 60;
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            for (int version = 2; version <= changes; version++) {
                session.change(file, version, new TextDocumentContentChangeEvent(Ring.TEXT + "// " + version + "\n"));
            }
            List<CodeAction> actions = session.actions(file, new Position(8, 0), List.of());
            CodeAction all = session.resolved(actions, "overlap all 2 calls");

            assertThat(all.getEdit()
                            .getDocumentChanges()
                            .get(0)
                            .getLeft()
                            .getTextDocument()
                            .getVersion())
                    .isEqualTo(changes);
            session.diagnostics(file, changes);
            assertThat(session.client.all(EditorSession.uri(file))).hasSizeLessThan(changes);
            assertThat(session.client.logged()).isEmpty();
        }
    }

    @Test
    void a_change_of_another_open_file_counts_before_it_is_saved() throws Exception {
        Path other = Files.writeString(folder.resolve("app/Scale.java"), "package app;\nclass Scale {}\n");
        String text = Ring.TEXT.replace("0.5 * i", "Scale.FACTOR * i");
        try (EditorSession session = EditorSession.start()) {
            session.open(other, "package app;\nclass Scale { static final double FACTOR = 0.5; }\n");
            assertThat(rules(session.open(file, text))).startsWith("sluice SL001");

            session.change(other, 2, new TextDocumentContentChangeEvent("package app;\nclass Scale {}\n"));
            assertThat(rules(session.replace(file, 2, text + "\n"))).startsWith("sluice SL011");
        }
    }

    @Test
    void settings_may_change_and_bad_ones_are_named() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            set(session, "diagnostics", "passed", "loud");
            set(session, "diagnostics", "passed", "off");
            session.replace(file, 2, Ring.TEXT + "\n");

            assertThat(session.client.shown())
                    .containsExactly(
                            "sluice: sluice.diagnostics.passed loud: none of error, warning, information, hint, off");
            assertThat(rules(session.diagnostics(file, 2))).isNotEmpty().doesNotContain("sluice SL001", "sluice SL002");

            JsonObject path = new JsonObject();
            path.addProperty("classPath", "missing.jar");
            session.server.getWorkspaceService().didChangeConfiguration(new DidChangeConfigurationParams(path));
            session.change(file, 3, new TextDocumentContentChangeEvent(Ring.TEXT));
            assertThat(session.actions(file, new Position(0, 0), List.of())).isEmpty();
            assertThat(session.client.shown()).last().asString().contains("sluice.classPath", "does not exist");
        }
    }

    private static void set(EditorSession session, String group, String name, String value) {
        JsonObject inner = new JsonObject();
        inner.addProperty(name, value);
        JsonObject settings = new JsonObject();
        settings.add(group, inner);
        JsonObject section = new JsonObject();
        section.add("sluice", settings);
        session.server.getWorkspaceService().didChangeConfiguration(new DidChangeConfigurationParams(section));
    }

    @Test
    void what_makes_no_sense_is_answered_and_serving_goes_on() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            String nowhere = "untitled:Untitled-1";
            session.server
                    .getTextDocumentService()
                    .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(nowhere)));
            assertThat(EditorSession.get(session.server
                            .getWorkspaceService()
                            .executeCommand(new ExecuteCommandParams("sluice.nonsense", List.of()))))
                    .isNull();
            Path missing = folder.resolve("app/Unsaved.java");
            session.change(missing, 4, new TextDocumentContentChangeEvent("x"));
            assertThat(session.actions(missing, new Position(0, 0), List.of())).isEmpty();

            assertThat(rules(session.open(file, Ring.TEXT))).contains("sluice SL001");
            assertThat(session.client.shown()).containsExactly("sluice: sluice.nonsense: no command of Sluice");
            assertThat(session.client.logged()).isEmpty();
        }
    }

    @Test
    void an_editor_that_goes_without_a_word_ends_the_server() throws Exception {
        EditorSession session = EditorSession.start();
        session.open(file, Ring.TEXT);
        session.close();
        assertThat(EditorSession.get(session.exitCode)).isEqualTo(1);
    }
}

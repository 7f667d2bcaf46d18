package org.sluicempi.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.lsp.work.Lines;

final class SessionTest {
    private static final Lines LINES = new Lines(Ring.TEXT);

    @TempDir
    Path folder;

    Path file;

    @BeforeEach
    void write() throws Exception {
        file = Ring.write(folder);
    }

    private static Position at(String text) {
        return LINES.position(Ring.TEXT.indexOf(text));
    }

    private static Diagnostic with(List<Diagnostic> all, String rule) {
        return all.stream()
                .filter(each -> each.getCode().getLeft().equals(rule))
                .findFirst()
                .orElseThrow(() -> new AssertionError(rule + " in " + all));
    }

    @Test
    void every_remark_is_a_diagnostic_at_its_call_with_its_rule_page_and_the_places_that_conflict() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            List<Diagnostic> found = session.open(file, Ring.TEXT);

            Diagnostic passed = with(found, "SL001");
            assertThat(passed.getSeverity()).isEqualTo(DiagnosticSeverity.Information);
            assertThat(passed.getRange().getStart()).isEqualTo(at("MPI.COMM_WORLD.send(data, n"));
            assertThat(passed.getRange().getEnd()).isEqualTo(at(";\n        } else if"));
            assertThat(passed.getSource()).isEqualTo("sluice");
            assertThat(Files.readString(
                            Path.of(URI.create(passed.getCodeDescription().getHref()))))
                    .startsWith("# SL001: ");
            assertThat(found).hasSize(4);
            assertThat(found)
                    .filteredOn(each -> each.getSeverity() != DiagnosticSeverity.Information)
                    .hasSize(2)
                    .allMatch(each -> each.getSeverity() == DiagnosticSeverity.Hint);
            assertThat(found)
                    .filteredOn(each -> each.getRelatedInformation() != null)
                    .isNotEmpty()
                    .allSatisfy(each -> assertThat(each.getRelatedInformation())
                            .allMatch(related -> related.getLocation().getUri().equals(EditorSession.uri(file))));
            assertThat(session.end()).isZero();
        }
    }

    @Test
    void settings_choose_how_each_kind_is_shown() throws Exception {
        JsonObject kinds = new JsonObject();
        kinds.addProperty("passed", "warning");
        kinds.addProperty("missed", "off");
        kinds.addProperty("analysis", "off");
        JsonObject settings = new JsonObject();
        settings.add("diagnostics", kinds);
        try (EditorSession session = new EditorSession(Clients.plain(), settings)) {
            assertThat(session.open(file, Ring.TEXT))
                    .hasSize(2)
                    .allMatch(each -> each.getSeverity() == DiagnosticSeverity.Warning);
            assertThat(session.client.shown()).isEmpty();
        }
    }

    @Test
    void the_hover_of_a_call_is_the_short_form_of_the_page() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            Hover hover = EditorSession.get(session.server
                    .getTextDocumentService()
                    .hover(new HoverParams(new TextDocumentIdentifier(EditorSession.uri(file)), at("recv(data, n"))));

            assertThat(hover.getContents().getRight().getValue())
                    .startsWith("**passed SL002** ")
                    .contains("### SL002: Receive flows while its consumer loop runs")
                    .doesNotContain("## Example");
            assertThat(EditorSession.get(session.server
                            .getTextDocumentService()
                            .hover(new HoverParams(
                                    new TextDocumentIdentifier(EditorSession.uri(file)), at("int rank")))))
                    .isNull();
        }
    }

    @Test
    void a_lens_says_in_four_words_what_is_possible() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            List<? extends CodeLens> lenses = EditorSession.get(session.server
                    .getTextDocumentService()
                    .codeLens(new CodeLensParams(new TextDocumentIdentifier(EditorSession.uri(file)))));

            assertThat(lenses)
                    .extracting(lens -> lens.getCommand().getTitle())
                    .startsWith("send while loop runs", "receive while loop runs")
                    .allSatisfy(title -> assertThat(title.split(" ")).hasSize(4));
            assertThat(lenses.get(0).getRange().getStart()).isEqualTo(at("MPI.COMM_WORLD.send(data, n"));
        }
    }

    @Test
    void a_lens_says_what_a_recorded_run_has_measured() throws Exception {
        Path recording =
                Files.createDirectories(folder.resolve("target/sluice")).resolve("ring.jfr");
        Ring.run(Ring.TEXT, folder.resolve("recorded"), List.of("--profile", recording.toString()));
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            List<? extends CodeLens> lenses = EditorSession.get(session.server
                    .getTextDocumentService()
                    .codeLens(new CodeLensParams(new TextDocumentIdentifier(EditorSession.uri(file)))));

            assertThat(lenses.get(1).getCommand().getTitle())
                    .matches("receive while loop runs \\(run: \\d+\\.\\d\\d ms\\)");
        }
    }

    @Test
    void one_site_is_applied_alone_and_then_the_others_and_the_program_prints_what_it_did() throws Exception {
        String original = Ring.run(Ring.TEXT, folder.resolve("before"));
        assertThat(original).isEqualTo("0 sum 3999000.0\n");
        try (EditorSession session = EditorSession.start()) {
            List<Diagnostic> found = session.open(file, Ring.TEXT);
            List<CodeAction> actions = session.actions(file, at("recv(data, n"), List.of(with(found, "SL002")));
            CodeAction one = session.resolved(actions, "overlap this call");

            assertThat(one.getDiagnostics())
                    .extracting(each -> each.getCode().getLeft())
                    .containsExactly("SL002");
            String received = EditorSession.apply(one.getEdit(), file, 1, Ring.TEXT);
            assertThat(received)
                    .contains("import mpi.DeltaRecv;", "deltaRecv(")
                    .contains("MPI.COMM_WORLD.send(data, n, MPI.DOUBLE, 1, 7);")
                    .doesNotContain("DeltaSend");
            assertThat(Ring.run(received, folder.resolve("one"))).isEqualTo(original);

            session.replace(file, 2, received);
            CodeAction rest = session.resolved(
                    session.actions(file, at("MPI.Init"), List.of()), "overlap the one call of this file");
            String both = EditorSession.apply(rest.getEdit(), file, 2, received);
            assertThat(both).contains("deltaRecv(", "deltaSendBegin(").doesNotContain(".send(data, n,");
            assertThat(Ring.run(both, folder.resolve("both"))).isEqualTo(original);
        }
    }

    @Test
    void an_action_for_a_text_that_has_changed_writes_nothing() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            List<CodeAction> actions = session.actions(file, at("recv(data, n"), List.of());
            session.replace(file, 2, Ring.TEXT + "// more\n");

            assertThat(session.resolved(actions, "overlap this call").getEdit()).isNull();
            assertThat(session.client.shown()).hasSize(1).allMatch(said -> said.contains("has changed"));
        }
    }

    @Test
    void clients_that_resolve_nothing_get_edits_at_once() throws Exception {
        try (EditorSession session = new EditorSession(Clients.plain(), new JsonObject())) {
            session.open(file, Ring.TEXT);
            List<CodeAction> actions = session.actions(file, at("recv(data, n"), List.of());

            assertThat(actions)
                    .filteredOn(action -> action.getTitle().contains("overlap"))
                    .hasSize(2)
                    .allSatisfy(
                            action -> assertThat(action.getEdit().getChanges().get(EditorSession.uri(file)))
                                    .isNotEmpty());
        }
    }

    @Test
    void commands_give_a_preview_and_have_it_shown() throws Exception {
        try (EditorSession session = EditorSession.start()) {
            session.open(file, Ring.TEXT);
            List<CodeAction> actions = session.actions(file, at("recv(data, n"), List.of());
            String diff = preview(session, actions, "show what would change");
            String page = preview(session, actions, "explain SL002");

            assertThat(diff)
                    .contains("diff --git a/app/Ring.java", "+import mpi.DeltaRecv;")
                    .doesNotContain("DeltaSend");
            assertThat(page).contains("# SL002: ");
            assertThat(session.client.documents()).hasSize(2);
            assertThat(session.client.shown()).isEmpty();
            assertThat(session.client.logged()).isEmpty();
        }
    }

    private static String preview(EditorSession session, List<CodeAction> actions, String title) throws Exception {
        CodeAction action = actions.stream()
                .filter(each -> each.getTitle().contains(title))
                .findFirst()
                .orElseThrow();
        Object result = EditorSession.get(session.server
                .getWorkspaceService()
                .executeCommand(new ExecuteCommandParams(
                        action.getCommand().getCommand(), action.getCommand().getArguments())));
        return String.valueOf(((Map<?, ?>) result).get("text"));
    }
}

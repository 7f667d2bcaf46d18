package org.sluicempi.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageServer;
import org.sluicempi.lsp.work.Lines;

/** An editor with one file open, on LSP4J's client, over pipes. */
final class EditorSession implements AutoCloseable {
    private static final long SECONDS = 60;

    final RecordingClient client = new RecordingClient();
    final LanguageServer server;
    final CompletableFuture<Integer> exitCode = new CompletableFuture<>();
    private final PipedOutputStream toServer = new PipedOutputStream();

    EditorSession(ClientCapabilities can, JsonObject settings) throws Exception {
        PipedInputStream serverIn = new PipedInputStream(toServer, 1 << 16);
        PipedInputStream clientIn = new PipedInputStream(1 << 16);
        PipedOutputStream serverOut = new PipedOutputStream(clientIn);
        Thread thread = new Thread(() -> {
            try (serverOut) {
                exitCode.complete(EditorServer.serve(serverIn, serverOut));
            } catch (IOException | InterruptedException | RuntimeException | Error e) {
                exitCode.completeExceptionally(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(client, clientIn, toServer);
        launcher.startListening();
        server = launcher.getRemoteProxy();
        InitializeParams params = new InitializeParams();
        params.setCapabilities(can);
        params.setInitializationOptions(settings);
        CompletableFuture<?> started = server.initialize(params);
        exitCode.whenComplete((code, problem) ->
                started.completeExceptionally(new IllegalStateException("the server has ended: " + code, problem)));
        get(started);
        server.initialized(new InitializedParams());
    }

    static EditorSession start() throws Exception {
        return new EditorSession(Clients.modern(), new JsonObject());
    }

    static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(SECONDS, TimeUnit.SECONDS);
    }

    static String uri(Path file) {
        return file.toUri().toString();
    }

    /** Opens a file with this text, be it what lies on the disk or not, and waits for what is said of it. */
    List<Diagnostic> open(Path file, String text) throws Exception {
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri(file), "java", 1, text)));
        return diagnostics(file, 1);
    }

    /** Sends one change without waiting. */
    void change(Path file, int version, TextDocumentContentChangeEvent change) {
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(uri(file), version), List.of(change)));
    }

    /** The whole text anew. */
    List<Diagnostic> replace(Path file, int version, String text) throws Exception {
        change(file, version, new TextDocumentContentChangeEvent(text));
        return diagnostics(file, version);
    }

    List<Diagnostic> diagnostics(Path file, int version) throws Exception {
        PublishDiagnosticsParams found = client.published(uri(file), version, SECONDS);
        return found.getDiagnostics();
    }

    /** The actions for the line of a place. */
    List<CodeAction> actions(Path file, Position at, List<Diagnostic> diagnostics) throws Exception {
        CodeActionParams params = new CodeActionParams(
                new TextDocumentIdentifier(uri(file)), new Range(at, at), new CodeActionContext(diagnostics));
        return get(server.getTextDocumentService().codeAction(params)).stream()
                .map(Either::getRight)
                .toList();
    }

    /** The only action whose title holds a word, with its edit. */
    CodeAction resolved(List<CodeAction> actions, String word) throws Exception {
        List<CodeAction> found =
                actions.stream().filter(each -> each.getTitle().contains(word)).toList();
        assertThat(found).as(word + " in " + actions).hasSize(1);
        return get(server.getTextDocumentService().resolveCodeAction(found.get(0)));
    }

    /** The text after an edit, which has to be for this version of this file. */
    static String apply(WorkspaceEdit edit, Path file, int version, String text) {
        assertThat(edit.getDocumentChanges()).hasSize(1);
        TextDocumentEdit change = edit.getDocumentChanges().get(0).getLeft();
        assertThat(change.getTextDocument().getUri()).isEqualTo(uri(file));
        assertThat(change.getTextDocument().getVersion()).isEqualTo(version);
        return applied(change.getEdits(), text);
    }

    /** As an editor does it: all places are those of the text before; insertions at one place stay in their order. */
    static String applied(List<TextEdit> edits, String text) {
        Lines lines = new Lines(text);
        List<TextEdit> sorted = new ArrayList<>(edits);
        sorted.sort(Comparator.comparingInt(edit -> lines.offset(edit.getRange().getStart())));
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (TextEdit edit : sorted) {
            int start = lines.offset(edit.getRange().getStart());
            assertThat(start).isGreaterThanOrEqualTo(from);
            out.append(text, from, start).append(edit.getNewText());
            from = lines.offset(edit.getRange().getEnd());
        }
        return out.append(text.substring(from)).toString();
    }

    /** The end that the protocol asks for. */
    int end() throws Exception {
        get(server.shutdown());
        server.exit();
        return get(exitCode);
    }

    @Override
    public void close() throws Exception {
        toServer.close();
        get(exitCode);
    }
}

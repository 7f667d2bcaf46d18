package org.sluicempi.benchmarks;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.sluicempi.lsp.EditorServer;

/** An editor with one file, which waits for the remarks on each version. */
final class EditorClient implements LanguageClient, AutoCloseable {
    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final LanguageServer server;
    private String uri = "";
    private int version;
    private int remarks;

    private EditorClient(PipedInputStream in, PipedOutputStream out) throws Exception {
        Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(this, in, out);
        launcher.startListening();
        server = launcher.getRemoteProxy();
        server.initialize(new InitializeParams()).get();
    }

    static EditorClient connect() throws Exception {
        PipedOutputStream toServer = new PipedOutputStream();
        PipedInputStream serverIn = new PipedInputStream(toServer, 1 << 20);
        PipedInputStream clientIn = new PipedInputStream(1 << 20);
        PipedOutputStream serverOut = new PipedOutputStream(clientIn);
        Thread thread = new Thread(
                () -> {
                    try (serverOut) {
                        EditorServer.serve(serverIn, serverOut);
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                },
                "server");
        thread.setDaemon(true);
        thread.start();
        return new EditorClient(clientIn, toServer);
    }

    void open(Path file, String text) throws InterruptedException {
        uri = file.toUri().toString();
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "java", ++version, text)));
        await();
    }

    void change(String text) throws InterruptedException {
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(uri, ++version),
                        List.of(new TextDocumentContentChangeEvent(text))));
        await();
    }

    /** How many the last version has. */
    int remarks() {
        return remarks;
    }

    private void await() throws InterruptedException {
        PublishDiagnosticsParams found;
        do {
            found = published.take();
        } while (found.getVersion() != version);
        remarks = found.getDiagnostics().size();
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
    }

    @Override
    public void showMessage(MessageParams message) {
        System.err.println(message.getMessage());
    }

    @Override
    public void logMessage(MessageParams message) {
        System.err.println(message.getMessage());
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
        return CompletableFuture.failedFuture(new UnsupportedOperationException());
    }

    @Override
    public void telemetryEvent(Object object) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() throws Exception {
        server.shutdown().get();
        server.exit();
    }
}

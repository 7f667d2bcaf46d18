package org.sluicempi.lsp;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.ConfigurationParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowDocumentResult;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** Keeps what a server says. */
final class RecordingClient implements LanguageClient {
    private final List<PublishDiagnosticsParams> published = new ArrayList<>();
    private final List<MessageParams> logged = new ArrayList<>();
    private final List<MessageParams> shown = new ArrayList<>();
    private final List<String> documents = new ArrayList<>();

    /** The last diagnostics of a version of a file, waited for. */
    synchronized PublishDiagnosticsParams published(String uri, int version, long seconds) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (true) {
            Optional<PublishDiagnosticsParams> found = all(uri).stream()
                    .filter(each -> each.getVersion() != null && each.getVersion() == version)
                    .reduce((first, second) -> second);
            if (found.isPresent()) {
                return found.get();
            }
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0) {
                throw new TimeoutException(
                        "nothing about version " + version + " of " + uri + "; said: " + logged + shown + published);
            }
            wait(left);
        }
    }

    synchronized List<PublishDiagnosticsParams> all(String uri) {
        return published.stream().filter(each -> each.getUri().equals(uri)).toList();
    }

    synchronized void forget() {
        published.clear();
    }

    synchronized List<String> logged() {
        return logged.stream().map(MessageParams::getMessage).toList();
    }

    synchronized List<String> shown() {
        return shown.stream().map(MessageParams::getMessage).toList();
    }

    synchronized List<String> documents() {
        return List.copyOf(documents);
    }

    @Override
    public synchronized void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
        notifyAll();
    }

    @Override
    public synchronized void showMessage(MessageParams message) {
        shown.add(message);
        notifyAll();
    }

    @Override
    public synchronized void logMessage(MessageParams message) {
        logged.add(message);
        notifyAll();
    }

    @Override
    public synchronized CompletableFuture<ShowDocumentResult> showDocument(ShowDocumentParams params) {
        documents.add(params.getUri());
        return CompletableFuture.completedFuture(new ShowDocumentResult(true));
    }

    @Override
    public CompletableFuture<List<Object>> configuration(ConfigurationParams params) {
        return CompletableFuture.completedFuture(
                params.getItems().stream().<Object>map(item -> new JsonObject()).toList());
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
        return CompletableFuture.failedFuture(new UnsupportedOperationException());
    }

    @Override
    public void telemetryEvent(Object object) {
        throw new UnsupportedOperationException();
    }
}

package org.sluicempi.lsp;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;

/** The client, and what it can do. */
final class Editor {
    private volatile @Nullable LanguageClient connected;
    private volatile ClientCapabilities can = new ClientCapabilities();

    void connect(LanguageClient client) {
        connected = client;
    }

    void introduce(InitializeParams params) {
        can = Optional.ofNullable(params.getCapabilities()).orElseGet(ClientCapabilities::new);
    }

    /** @throws IllegalStateException before there is a client */
    LanguageClient client() {
        LanguageClient client = connected;
        if (client == null) {
            throw new IllegalStateException("no client yet");
        }
        return client;
    }

    /** Tells the editor's log, which nobody is interrupted by. */
    void log(String message) {
        client().logMessage(new MessageParams(MessageType.Warning, message));
    }

    /** Tells the user, who can mend it. */
    void warn(String message) {
        client().showMessage(new MessageParams(MessageType.Warning, message));
    }

    /** Tells whoever can do something about it why there is no answer: the user, or the log; nobody where it was given up. */
    void tell(Throwable problem) {
        Throwable cause =
                problem instanceof CompletionException && problem.getCause() != null ? problem.getCause() : problem;
        if (cause instanceof InputException) {
            warn("sluice: " + cause.getMessage());
        } else if (!(cause instanceof CancellationException)) {
            log("sluice: internal error, nothing changes: " + cause);
        }
    }

    /** Whether an edit may say which version of a document it is for. */
    boolean knowsVersions() {
        return workspace()
                .map(WorkspaceClientCapabilities::getWorkspaceEdit)
                .map(WorkspaceEditCapabilities::getDocumentChanges)
                .orElse(false);
    }

    /** Whether the edit of an action may be asked for when the action has been chosen. */
    boolean resolvesEdits() {
        return Optional.ofNullable(can.getTextDocument())
                .map(TextDocumentClientCapabilities::getCodeAction)
                .map(CodeActionCapabilities::getResolveSupport)
                .map(CodeActionResolveSupportCapabilities::getProperties)
                .orElse(List.of())
                .contains("edit");
    }

    boolean showsDocuments() {
        return Optional.ofNullable(can.getWindow())
                .map(WindowClientCapabilities::getShowDocument)
                .map(ShowDocumentCapabilities::isSupport)
                .orElse(false);
    }

    boolean answersForSettings() {
        return workspace().map(WorkspaceClientCapabilities::getConfiguration).orElse(false);
    }

    boolean refreshesLenses() {
        return workspace()
                .map(WorkspaceClientCapabilities::getCodeLens)
                .map(lens -> lens.getRefreshSupport())
                .orElse(false);
    }

    private Optional<WorkspaceClientCapabilities> workspace() {
        return Optional.ofNullable(can.getWorkspace());
    }
}

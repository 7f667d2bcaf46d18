package org.sluicempi.lsp;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;

/** What kinds of client can do. */
final class Clients {
    private Clients() {}

    /** Edits with versions, worked out when chosen; documents that the server asks to show. */
    static ClientCapabilities modern() {
        ClientCapabilities can = new ClientCapabilities();
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        WorkspaceEditCapabilities edits = new WorkspaceEditCapabilities();
        edits.setDocumentChanges(true);
        workspace.setWorkspaceEdit(edits);
        workspace.setConfiguration(true);
        can.setWorkspace(workspace);
        TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
        CodeActionCapabilities actions = new CodeActionCapabilities();
        actions.setResolveSupport(new CodeActionResolveSupportCapabilities(List.of("edit")));
        text.setCodeAction(actions);
        can.setTextDocument(text);
        WindowClientCapabilities window = new WindowClientCapabilities();
        window.setShowDocument(new ShowDocumentCapabilities(true));
        can.setWindow(window);
        return can;
    }

    /** Nothing of all that. */
    static ClientCapabilities plain() {
        return new ClientCapabilities();
    }
}

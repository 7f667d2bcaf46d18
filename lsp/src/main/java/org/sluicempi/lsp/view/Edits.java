package org.sluicempi.lsp.view;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.sluicempi.lsp.work.Lines;
import org.sluicempi.lsp.work.OpenDocument;
import org.sluicempi.transformer.change.FileChange;

/** Planned edits as an editor carries them out, each for itself, so that its own undo takes them back. */
public final class Edits {
    private Edits() {}

    /**
     * The edits of one version of a document.
     *
     * @param versioned whether the client knows edits that are for one version only
     */
    public static WorkspaceEdit of(OpenDocument document, FileChange change, boolean versioned) {
        Lines lines = document.lines();
        List<TextEdit> edits = change.edits().stream()
                .map(edit -> new TextEdit(lines.range(edit.span()), edit.replacement()))
                .toList();
        if (!versioned) {
            return new WorkspaceEdit(Map.of(document.uri(), edits));
        }
        VersionedTextDocumentIdentifier target =
                new VersionedTextDocumentIdentifier(document.uri(), document.version());
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(target, edits))));
    }
}

package org.sluicempi.lsp.work;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.jspecify.annotations.Nullable;

/**
 * A file as an editor shows it.
 *
 * @param uri as the editor has spelt it
 * @param file absolute and normal
 * @param version grows with each change
 * @param text with the line ends that the editor sends
 */
public record OpenDocument(String uri, Path file, int version, String text) {
    /** The document after changes, each of which speaks of the text that those before it have left. */
    OpenDocument changed(int newVersion, List<TextDocumentContentChangeEvent> changes) {
        String now = text;
        for (TextDocumentContentChangeEvent change : changes) {
            @Nullable Range range = change.getRange();
            if (range == null) {
                now = change.getText();
            } else {
                Lines lines = new Lines(now);
                now = now.substring(0, lines.offset(range.getStart()))
                        + change.getText()
                        + now.substring(lines.offset(range.getEnd()));
            }
        }
        return new OpenDocument(uri, file, newVersion, now);
    }

    public Lines lines() {
        return new Lines(text);
    }
}

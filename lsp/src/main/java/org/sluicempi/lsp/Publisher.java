package org.sluicempi.lsp;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.launcher.program.WorkFolder;
import org.sluicempi.lsp.setting.Settings;
import org.sluicempi.lsp.view.Diagnostics;
import org.sluicempi.lsp.view.RulePages;
import org.sluicempi.lsp.work.Listener;
import org.sluicempi.lsp.work.OpenDocument;
import org.sluicempi.lsp.work.Outcome;

/** Tells the editor what was found out, and what went wrong. */
final class Publisher implements Listener {
    private final Editor editor;
    private final RulePages pages;
    private volatile Settings settings = Settings.DEFAULT;

    Publisher(Editor editor, WorkFolder pages) {
        this.editor = editor;
        try {
            this.pages = new RulePages(pages.folder("rules"));
        } catch (IOException e) {
            throw new UncheckedIOException("no folder for the pages of rules", e);
        }
    }

    void set(Settings newSettings) {
        settings = newSettings;
    }

    @Override
    public void found(Outcome outcome) {
        OpenDocument document = outcome.document();
        editor.client()
                .publishDiagnostics(new PublishDiagnosticsParams(
                        document.uri(), new Diagnostics(pages, settings).of(outcome), document.version()));
        if (editor.refreshesLenses()) {
            editor.client().refreshCodeLenses();
        }
        outcome.analysis().faults().stream()
                .findFirst()
                .map(Remark::toString)
                .ifPresent(fault -> editor.log("sluice: " + fault));
    }

    @Override
    public void failed(OpenDocument document, Throwable problem) {
        editor.log("sluice: internal error, " + document.file() + " is left alone: " + problem);
        problem.printStackTrace();
    }

    @Override
    public void refused(OpenDocument document, String why) {
        editor.warn("sluice: " + why);
    }
}

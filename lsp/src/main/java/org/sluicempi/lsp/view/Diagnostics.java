package org.sluicempi.lsp.view;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.lsp.setting.Settings;
import org.sluicempi.lsp.work.Lines;
import org.sluicempi.lsp.work.OpenDocument;
import org.sluicempi.lsp.work.Outcome;

/** Remarks as an editor shows them. */
public final class Diagnostics {
    /** Who says it. */
    static final String SOURCE = "sluice";

    /** Who said it of an earlier version, while the file cannot be read. */
    static final String OLD = SOURCE + " (old)";

    private final RulePages pages;
    private final Settings settings;

    public Diagnostics(RulePages pages, Settings settings) {
        this.pages = pages;
        this.settings = settings;
    }

    /** All remarks about a file; of one that is broken the last ones, where their text stands now, and what is broken. */
    public List<Diagnostic> of(Outcome outcome) {
        List<Diagnostic> all = new ArrayList<>(own(outcome));
        outcome.last().ifPresent(last -> {
            Shift shift = new Shift(last.document().text(), outcome.document().text());
            own(last).forEach(diagnostic -> all.add(old(diagnostic, shift)));
        });
        return all;
    }

    private static Diagnostic old(Diagnostic diagnostic, Shift shift) {
        diagnostic.setSource(OLD);
        diagnostic.setRange(shift.range(diagnostic.getRange()));
        return diagnostic;
    }

    private List<Diagnostic> own(Outcome outcome) {
        Lines lines = outcome.document().lines();
        List<Diagnostic> found = new ArrayList<>();
        for (Remark remark : outcome.ofFile()) {
            Position start = place(remark.position());
            diagnostic(outcome.document(), lines, remark, lines.toEndOfLine(start))
                    .ifPresent(found::add);
        }
        for (SitePlan site : outcome.sites()) {
            for (Remark remark : site.remarks()) {
                diagnostic(outcome.document(), lines, remark, lines.range(site.call()))
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    /** Empty if remarks of this kind are not shown. */
    private Optional<Diagnostic> diagnostic(OpenDocument document, Lines lines, Remark remark, Range range) {
        @Nullable
        DiagnosticSeverity severity = settings.severities().get(remark.rule().kind());
        if (severity == null) {
            return Optional.empty();
        }
        Diagnostic diagnostic = new Diagnostic(
                range, message(remark), severity, SOURCE, remark.rule().id());
        diagnostic.setCodeDescription(new DiagnosticCodeDescription(pages.address(remark.rule())));
        if (!remark.related().isEmpty()) {
            diagnostic.setRelatedInformation(remark.related().stream()
                    .map(related -> related(document, lines, related))
                    .toList());
        }
        return Optional.of(diagnostic);
    }

    /** What was found, and what would allow it. */
    static String message(Remark remark) {
        return remark.message()
                + remark.remedy().map(remedy -> "; to allow it, " + remedy).orElse("");
    }

    private static DiagnosticRelatedInformation related(OpenDocument document, Lines lines, Remark.Related related) {
        Position start = place(related.position());
        Path file = related.position().file().toAbsolutePath().normalize();
        boolean here = file.equals(document.file());
        Range range = here ? lines.toEndOfLine(start) : new Range(start, start);
        String uri = here ? document.uri() : file.toUri().toString();
        return new DiagnosticRelatedInformation(new Location(uri, range), related.what());
    }

    /** Sluice counts from 1, and 0 means the whole. */
    private static Position place(org.sluicempi.analyzer.source.Position position) {
        return new Position(Math.max(0, position.line() - 1), Math.max(0, position.column() - 1));
    }

    /** The sites on the lines of a range. */
    static Stream<SitePlan> sitesAt(Outcome outcome, Range asked) {
        Lines lines = outcome.document().lines();
        return outcome.sites().stream().filter(site -> {
            Range range = lines.range(site.call());
            return range.getStart().getLine() <= asked.getEnd().getLine()
                    && asked.getStart().getLine() <= range.getEnd().getLine();
        });
    }
}

package org.sluicempi.transformer;

import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.SiteChange;
import org.sluicempi.transformer.change.TextEdit;

/**
 * Takes the change of a file apart into changes that can be made one without the other. Each is carried out and verified like
 * the whole, and must come out as the whole's own edits; otherwise the file is changed whole or not at all.
 */
final class Apart {
    private record Replacement(Span span, String text) {}

    private final FileChange whole;
    private final SourceText before;

    private Apart(FileChange whole) {
        this.whole = whole;
        try {
            this.before = SourceText.of(
                    whole.file(),
                    whole.beforeBytes(),
                    Charset.forName(whole.plan().encoding()));
        } catch (CharacterCodingException e) {
            throw new InternalException(whole.file() + ": was decoded before, and is not now", e);
        }
    }

    /** In the order of the text. Together their edits are those of the whole. */
    static List<SiteChange> of(FileChange whole) {
        return new Apart(whole).changes();
    }

    private List<SiteChange> changes() {
        List<List<String>> groups = SharedPlaces.groups(whole);
        if (groups.size() > 1) {
            List<SiteChange> changes = new ArrayList<>();
            for (List<String> group : groups) {
                alone(group).ifPresent(change -> changes.add(new SiteChange(group, change)));
            }
            if (changes.size() == groups.size() && editsOf(changes).equals(replacements(whole.edits()))) {
                return changes;
            }
        }
        return List.of(new SiteChange(groups.stream().flatMap(List::stream).toList(), whole));
    }

    private Optional<FileChange> alone(List<String> group) {
        FilePlan part = PartialPlan.of(whole.plan(), group, SitePlan::remarks);
        return FileTransformer.transform(part, before, whole.beforeBytes());
    }

    private static Set<Replacement> editsOf(List<SiteChange> changes) {
        Set<Replacement> all = new HashSet<>();
        changes.forEach(change -> all.addAll(replacements(change.change().edits())));
        return all;
    }

    private static Set<Replacement> replacements(List<TextEdit> edits) {
        Set<Replacement> all = new HashSet<>();
        edits.forEach(edit -> all.add(new Replacement(edit.span(), edit.replacement())));
        return all;
    }
}

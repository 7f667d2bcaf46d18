package org.sluicempi.transformer.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.sluicempi.transformer.edit.TextEdit;

/** Where the characters of an edited text come from. */
final class Offsets {
    /** A stretch that was kept: both begin here. */
    private record Kept(int after, int before, int length) {}

    /** A stretch that an edit added. */
    private record Added(int after, TextEdit edit) {}

    private final List<Kept> kept = new ArrayList<>();
    private final List<Added> added = new ArrayList<>();

    /**
     * Of a text with these edits.
     *
     * @param length of the original
     */
    Offsets(List<TextEdit> edits, int length) {
        int before = 0;
        int after = 0;
        for (TextEdit edit : edits) {
            int unchanged = edit.span().start() - before;
            kept.add(new Kept(after, before, unchanged));
            after += unchanged;
            added.add(new Added(after, edit));
            after += edit.replacement().length();
            before = edit.span().end();
        }
        kept.add(new Kept(after, before, length - before));
    }

    /** The place in the original; empty where an edit wrote it. */
    OptionalInt before(int after) {
        return kept.stream()
                .filter(each -> each.after <= after && after < each.after + each.length)
                .mapToInt(each -> each.before + after - each.after)
                .findFirst();
    }

    /** Whether the character of the original is still there. */
    boolean isKept(int before) {
        return kept.stream().anyMatch(each -> each.before <= before && before < each.before + each.length);
    }

    /** The edit that wrote a character of the edited text. */
    Optional<TextEdit> writer(int after) {
        return added.stream()
                .filter(each -> each.after <= after
                        && after < each.after + each.edit.replacement().length())
                .map(Added::edit)
                .findFirst();
    }
}

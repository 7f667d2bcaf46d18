package org.sluicempi.transformer.verify;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.sluicempi.transformer.change.TextEdit;

/** Where the characters of an edited text come from. */
final class Offsets {
    /** A stretch that was kept: both begin here. */
    private record Kept(int after, int before, int length) {}

    private final NavigableMap<Integer, Kept> keptByAfter = new TreeMap<>();
    private final NavigableMap<Integer, Kept> keptByBefore = new TreeMap<>();
    /** What an edit wrote, by where it begins. */
    private final NavigableMap<Integer, TextEdit> added = new TreeMap<>();

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
            keep(new Kept(after, before, unchanged));
            after += unchanged;
            if (!edit.replacement().isEmpty()) {
                added.put(after, edit);
            }
            after += edit.replacement().length();
            before = edit.span().end();
        }
        keep(new Kept(after, before, length - before));
    }

    private void keep(Kept stretch) {
        if (stretch.length > 0) {
            keptByAfter.put(stretch.after, stretch);
            keptByBefore.put(stretch.before, stretch);
        }
    }

    /** The place in the original; empty where an edit wrote it. */
    OptionalInt before(int after) {
        Map.Entry<Integer, Kept> at = keptByAfter.floorEntry(after);
        return at == null || after - at.getKey() >= at.getValue().length
                ? OptionalInt.empty()
                : OptionalInt.of(at.getValue().before + after - at.getKey());
    }

    /** Whether the character of the original is still there. */
    boolean isKept(int before) {
        Map.Entry<Integer, Kept> at = keptByBefore.floorEntry(before);
        return at != null && before - at.getKey() < at.getValue().length;
    }

    /** The edit that wrote a character of the edited text. */
    Optional<TextEdit> writer(int after) {
        return Optional.ofNullable(added.floorEntry(after))
                .filter(at -> after - at.getKey() < at.getValue().replacement().length())
                .map(Map.Entry::getValue);
    }
}

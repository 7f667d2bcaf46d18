package org.sluicempi.transformer.edit;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.change.TextEdit;

/**
 * Edits of one text in order of position, none touching what another replaces. Of edits at one offset the insertions
 * come first, in the order in which they were given, then the replacement.
 */
public final class EditList {
    private static final Comparator<TextEdit> BY_POSITION = Comparator.<TextEdit>comparingInt(
                    edit -> edit.span().start())
            .thenComparing(edit -> edit.span().length() > 0);

    private final List<TextEdit> edits;

    private EditList(List<TextEdit> edits) {
        this.edits = edits;
    }

    /**
     * Sorts the edits; edits that change nothing are dropped.
     *
     * @param file for the message
     * @throws InternalException if two edits overlap; names both
     */
    public static EditList of(String file, List<TextEdit> unsorted) {
        List<TextEdit> sorted = new ArrayList<>(unsorted);
        sorted.removeIf(edit -> edit.span().length() == 0 && edit.replacement().isEmpty());
        sorted.sort(BY_POSITION);
        for (int i = 1; i < sorted.size(); i++) {
            TextEdit left = sorted.get(i - 1);
            TextEdit right = sorted.get(i);
            if (left.span().end() > right.span().start()) {
                throw new InternalException(file + ": " + left + " overlaps " + right);
            }
        }
        return new EditList(List.copyOf(sorted));
    }

    public List<TextEdit> edits() {
        return edits;
    }

    /** The same edits with unicode escapes for the characters that an encoding lacks. */
    EditList writtenIn(Charset encoding) {
        CharsetEncoder encoder = encoding.newEncoder();
        return new EditList(edits.stream()
                .map(edit -> encoder.canEncode(edit.replacement())
                        ? edit
                        : new TextEdit(edit.span(), escaped(edit.replacement(), encoder), edit.siteId()))
                .toList());
    }

    private static String escaped(String text, CharsetEncoder encoder) {
        StringBuilder written = new StringBuilder();
        text.codePoints().mapToObj(Character::toString).forEach(character -> {
            if (encoder.canEncode(character)) {
                written.append(character);
            } else {
                character.chars().forEach(unit -> written.append(String.format(Locale.ROOT, "\\u%04x", unit)));
            }
        });
        return written.toString();
    }

    /** The text with all edits made. */
    public String apply(String text) {
        StringBuilder out = new StringBuilder(text.length() + 256);
        int from = 0;
        for (TextEdit edit : edits) {
            out.append(text, from, edit.span().start()).append(edit.replacement());
            from = edit.span().end();
        }
        return out.append(text, from, text.length()).toString();
    }
}

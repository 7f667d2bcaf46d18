package org.sluicempi.lsp.view;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.sluicempi.lsp.work.Lines;

/**
 * Where the places of a text are after it was edited: those in front of the edit stay, those behind it move along, those
 * inside go to its edge.
 */
final class Shift {
    private final Lines before;
    private final Lines now;
    private final int same;
    private final int sameBehind;
    private final int grown;

    Shift(String before, String now) {
        this.before = new Lines(before);
        this.now = new Lines(now);
        int most = Math.min(before.length(), now.length());
        int head = 0;
        while (head < most && before.charAt(head) == now.charAt(head)) {
            head++;
        }
        int tail = 0;
        while (tail < most - head && before.charAt(before.length() - 1 - tail) == now.charAt(now.length() - 1 - tail)) {
            tail++;
        }
        this.same = head;
        this.sameBehind = before.length() - tail;
        this.grown = now.length() - before.length();
    }

    Range range(Range old) {
        return new Range(position(old.getStart()), position(old.getEnd()));
    }

    private Position position(Position old) {
        int offset = before.offset(old);
        if (offset <= same) {
            return now.position(offset);
        }
        return now.position(offset >= sameBehind ? offset + grown : same);
    }
}

package org.sluicempi.transformer.report;

import java.util.ArrayList;
import java.util.List;

/** A longest common subsequence of two short lists of lines, so that a diff shows no line both removed and added. */
final class CommonLines {
    /** Lines {@code from} to {@code to} of the one list stand for {@code addedFrom} to {@code addedTo} of the other. */
    record Change(int from, int to, int addedFrom, int addedTo) {}

    /** Beyond this the table would cost more than a tidier diff is worth. */
    private static final int MAX_CELLS = 4_000_000;

    private CommonLines() {}

    /** The stretches that differ, in order; all of both lists where they are very long. */
    static List<Change> changes(List<String> removed, List<String> added) {
        if ((long) removed.size() * added.size() > MAX_CELLS) {
            return List.of(new Change(0, removed.size(), 0, added.size()));
        }
        int[][] common = lengths(removed, added);
        List<Change> changes = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < removed.size() || j < added.size()) {
            if (i < removed.size() && j < added.size() && removed.get(i).equals(added.get(j))) {
                i++;
                j++;
                continue;
            }
            int from = i;
            int addedFrom = j;
            while (i < removed.size() || j < added.size()) {
                boolean bothLeft = i < removed.size() && j < added.size();
                if (bothLeft && removed.get(i).equals(added.get(j))) {
                    break;
                }
                if (j == added.size() || bothLeft && common[i + 1][j] >= common[i][j + 1]) {
                    i++;
                } else {
                    j++;
                }
            }
            changes.add(new Change(from, i, addedFrom, j));
        }
        return changes;
    }

    /** For each pair of starts the length of the longest common subsequence of the two rests. */
    private static int[][] lengths(List<String> removed, List<String> added) {
        int[][] common = new int[removed.size() + 1][added.size() + 1];
        for (int i = removed.size() - 1; i >= 0; i--) {
            for (int j = added.size() - 1; j >= 0; j--) {
                common[i][j] = removed.get(i).equals(added.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}

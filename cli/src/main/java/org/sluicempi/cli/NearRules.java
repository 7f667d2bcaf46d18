package org.sluicempi.cli;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.sluicempi.analyzer.rule.Rule;

/** The rules that somebody may have meant. */
final class NearRules {
    private static final int MANY = 4;

    private NearRules() {}

    /** First those whose title contains the text, then those whose id differs least; at most four. */
    static List<Rule> to(String text) {
        String wanted = text.toUpperCase(Locale.ROOT);
        return Arrays.stream(Rule.values())
                .sorted(Comparator.comparingInt((Rule rule) -> distance(rule, wanted)))
                .limit(MANY)
                .toList();
    }

    private static int distance(Rule rule, String wanted) {
        return rule.title().toUpperCase(Locale.ROOT).contains(wanted) ? 0 : 1 + edits(rule.id(), wanted);
    }

    /** Levenshtein's distance: how many characters must be changed, added or taken away. */
    private static int edits(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}

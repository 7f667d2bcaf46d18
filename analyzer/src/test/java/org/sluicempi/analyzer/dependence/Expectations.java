package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a program says about itself in comments: {@code // expect: missed SL105} on the line of a site, and {@code //
 * plan: 12 end: sendC for ...} lines that together are the whole plan, if there is one such line at all. {@code words:
 * ...} after a rule must be part of the message, {@code words: not ...} must not.
 */
record Expectations(List<String> remarks, List<String> plan, List<String> words) {
    private static final Pattern REMARK = Pattern.compile("// expect: (\\w+ SL\\d+)(?: words: (.*))?");
    private static final Pattern PLAN = Pattern.compile("^ *// plan: (.*)$");

    static Expectations of(String text) {
        List<String> remarks = new ArrayList<>();
        List<String> plan = new ArrayList<>();
        List<String> words = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher remark = REMARK.matcher(lines.get(i));
            if (remark.find()) {
                remarks.add((i + 1) + " " + remark.group(1));
                if (remark.group(2) != null) {
                    words.add((i + 1) + " " + remark.group(2));
                }
            }
            Matcher step = PLAN.matcher(lines.get(i));
            if (step.matches()) {
                plan.add(step.group(1));
            }
        }
        return new Expectations(remarks, plan, words);
    }
}

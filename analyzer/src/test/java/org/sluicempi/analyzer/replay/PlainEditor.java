package org.sluicempi.analyzer.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/** Carries out steps without any care for layout, so that their meaning can be tried. */
final class PlainEditor {
    /** In front of a statement, behind what {@link Step.Rank} orders. */
    private static final int TRY = 3;

    private static final int BRACE = 4;
    private static final int FIRST = 5;
    private static final int WRAP = 6;

    /** Behind a statement. */
    private static final int LAST = 0;

    private static final int END_OF_BRACE = 1;
    private static final int END_OF_WRAP = 2;
    private static final int FINALLY = 3;
    private static final int BEHIND = 4;

    /** @param order among edits at one place, smaller ones come first in the text */
    private record Edit(int start, int end, int order, String text) {}

    private final String text;
    private final List<Edit> edits = new ArrayList<>();
    private final Set<Span> braced = new HashSet<>();

    PlainEditor(String text) {
        this.text = text;
    }

    String edited(List<Step> steps) {
        steps.forEach(this::add);
        edits.sort(Comparator.comparingInt(Edit::start)
                .thenComparingInt(edit -> edit.end() > edit.start() ? 1 : 0)
                .thenComparingInt(Edit::order));
        StringBuilder result = new StringBuilder();
        int at = 0;
        for (Edit edit : edits) {
            result.append(text, at, edit.start()).append(edit.text());
            at = edit.end();
        }
        return result.append(text.substring(at)).toString();
    }

    private void add(Step step) {
        if (step instanceof Step.Before before) {
            insert(before.at(), before.rank().ordinal(), before.statement() + "\n");
        } else if (step instanceof Step.Behind behind) {
            insert(behind.at(), BEHIND, behind.statement() + "\n");
        } else if (step instanceof Step.Replace replace) {
            replace(replace.statement(), replace.text());
        } else if (step instanceof Step.ReplaceExpression replace) {
            replace(replace.expression(), replace.text());
        } else if (step instanceof Step.First first) {
            insert(first.body().start(), FIRST, first.statement() + "\n");
            braces(first.body());
        } else if (step instanceof Step.Last last) {
            insert(last.body().end(), LAST, last.statement() + "\n");
            braces(last.body());
        } else if (step instanceof Step.Append append) {
            boolean empty = text.substring(0, append.at()).stripTrailing().endsWith("(");
            boolean first = edits.stream().noneMatch(edit -> edit.start() == append.at());
            insert(append.at(), 0, (empty && first ? "" : ", ") + append.item());
        } else if (step instanceof Step.Finally leaving) {
            insert(leaving.statements().start(), TRY, "try {");
            insert(leaving.statements().end(), FINALLY, "} finally {" + leaving.text() + "}");
        } else if (step instanceof Step.Wrap wrap) {
            insert(wrap.statement().start(), WRAP, "{" + wrap.header() + " {\n" + inner(wrap.first()));
            insert(wrap.statement().end(), END_OF_WRAP, inner(wrap.last()) + "}}");
        }
    }

    private void braces(Span body) {
        if (braced.add(body)) {
            insert(body.start(), BRACE, "{");
            insert(body.end(), END_OF_BRACE, "}");
        }
    }

    private static String inner(List<Step.Inner> statements) {
        return statements.stream().map(inner -> inner.statement() + "\n").collect(Collectors.joining());
    }

    private void insert(int at, int order, String what) {
        edits.add(new Edit(at, at, order, what));
    }

    private void replace(Span span, String what) {
        edits.add(new Edit(span.start(), span.end(), 1, what));
    }
}

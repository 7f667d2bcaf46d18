package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/** Writes the steps of a plan in one line each, with line numbers instead of offsets. */
final class PlanText {
    private final SourceText text;
    private final int firstLine;

    PlanText(SourceText text) {
        this(text, 1);
    }

    /** @param firstLine the line that counts as the first one */
    PlanText(SourceText text, int firstLine) {
        this.text = text;
        this.firstLine = firstLine;
    }

    List<String> of(List<Step> steps) {
        return steps.stream()
                .map(step -> line(step).replaceAll("\\s*\\R\\s*", " "))
                .toList();
    }

    private String line(Step step) {
        if (step instanceof Step.Import imports) {
            return at(imports.at())
                    + (imports.before() ? " before: import " : " behind: import ")
                    + String.join(", ", imports.types());
        }
        if (step instanceof Step.Before before) {
            String rank = switch (before.rank()) {
                case DECLARATION -> " declare: ";
                case STATEMENT -> " before: ";
                case CLOSEST -> " begin: ";
            };
            return at(before.at()) + rank + before.statement();
        }
        if (step instanceof Step.Behind behind) {
            return at(behind.at()) + " behind: " + behind.statement();
        }
        if (step instanceof Step.First first) {
            return at(first.body().start()) + " first: " + first.statement();
        }
        if (step instanceof Step.Last last) {
            return at(last.body().start()) + " last: " + last.statement();
        }
        if (step instanceof Step.Replace replace) {
            return replaced(replace.statement(), replace.text());
        }
        if (step instanceof Step.ReplaceExpression replace) {
            return replaced(replace.expression(), replace.text());
        }
        if (step instanceof Step.Append append) {
            return at(append.at()) + " append: " + append.item();
        }
        if (step instanceof Step.Finally leaving) {
            return at(leaving.statements().start()) + " on every way out: " + leaving.text();
        }
        if (step instanceof Step.Count count) {
            return replaced(count.header(), count.text()) + ", declared: " + count.declaration();
        }
        Step.Wrap wrap = (Step.Wrap) step;
        return at(wrap.statement().start()) + (wrap.braced() ? " around in braces: " : " around: ") + wrap.header()
                + " {" + inner(wrap.first()) + " ..." + inner(wrap.last()) + " }";
    }

    private String replaced(Span span, String by) {
        return at(span.start()) + " replace: " + text.tokens().onOneLine(span) + " by " + by;
    }

    private static String inner(List<Step.Inner> statements) {
        return statements.stream().map(inner -> " " + inner.statement()).collect(Collectors.joining());
    }

    private String at(int offset) {
        return String.valueOf(text.lineOf(offset) - firstLine + 1);
    }
}

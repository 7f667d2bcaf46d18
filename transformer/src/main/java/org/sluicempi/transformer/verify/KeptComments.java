package org.sluicempi.transformer.verify;

import java.util.List;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** Checks that no comment was lost, changed or moved past another; only its indentation may differ. */
final class KeptComments {
    private KeptComments() {}

    static void check(ParsedSource before, ParsedSource after, FilePlan plan) {
        List<Span> replaced = replaced(plan);
        List<String> found = texts(after);
        int at = 0;
        for (Token comment : comments(before)) {
            String text = text(before, comment);
            Span span = comment.span();
            boolean inside = replaced.stream().anyMatch(each -> each.contains(span));
            int next = found.subList(inside ? 0 : at, found.size()).indexOf(text);
            if (next < 0) {
                throw new InternalException(
                        before.text().position(span.start()) + ": a comment was lost or moved: " + text);
            }
            at = inside ? at : at + next + 1;
        }
    }

    private static List<Span> replaced(FilePlan plan) {
        return plan.steps().stream()
                .filter(Step.Replace.class::isInstance)
                .map(step -> ((Step.Replace) step).statement())
                .toList();
    }

    private static List<Token> comments(ParsedSource source) {
        return source.text().tokens().all().stream().filter(Token::isComment).toList();
    }

    private static List<String> texts(ParsedSource source) {
        return comments(source).stream().map(comment -> text(source, comment)).toList();
    }

    private static String text(ParsedSource source, Token comment) {
        return source.text().substring(comment.span()).replaceAll("\\s+", " ").strip();
    }
}

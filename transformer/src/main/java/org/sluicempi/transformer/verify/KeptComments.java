package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.comments.Comment;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** Checks that no comment was lost, changed or moved past another; only its indentation may differ. */
final class KeptComments {
    private KeptComments() {}

    static void check(ParsedSource before, ParsedSource after, FilePlan plan) {
        List<Span> replaced = replaced(plan);
        List<String> found = after.comments().stream().map(KeptComments::text).toList();
        int at = 0;
        for (Comment comment : before.comments()) {
            String text = text(comment);
            Span span = before.span(comment);
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
        List<Span> spans = new ArrayList<>();
        for (Step step : plan.steps()) {
            if (step instanceof Step.EndSend end) {
                spans.add(end.statement());
            } else if (step instanceof Step.PostReceive post) {
                spans.add(post.statement());
            }
        }
        return spans;
    }

    private static String text(Comment comment) {
        return comment.asString().replaceAll("\\s+", " ").strip();
    }
}

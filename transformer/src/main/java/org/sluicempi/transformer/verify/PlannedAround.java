package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Step;

/** What a plan puts in front of, behind, around and in place of one statement. */
final class PlannedAround {
    /** A statement, with what decides about its place among others at one place: the rank, then the place of its site. */
    record Text(Step.Rank rank, int siteOrder, String statement) {}

    private static final Comparator<Text> IN_ORDER =
            Comparator.comparing(Text::rank).thenComparingInt(Text::siteOrder);

    final Statement statement;
    final int depth;
    final List<Text> before = new ArrayList<>();
    final List<Text> after = new ArrayList<>();

    /** First in the statement's braces. */
    final List<Text> first = new ArrayList<>();

    /** Last in the statement's braces. */
    final List<Text> last = new ArrayList<>();

    /** In the {@code finally} block of a {@code try} around it. */
    final List<Text> leaving = new ArrayList<>();

    /** Replaces the statement. */
    @Nullable
    String replacement;

    /** Puts another statement around it, inside of the {@code try}. */
    Step.@Nullable Wrap wrap;

    PlannedAround(Statement statement) {
        this.statement = statement;
        int found = 0;
        for (var node = statement.getParentNode();
                node.isPresent();
                node = node.get().getParentNode()) {
            found++;
        }
        this.depth = found;
    }

    /** Whether braces are put around all of it where it is the whole body of something. */
    boolean isBraced() {
        return wrap != null && wrap.braced();
    }

    static List<String> sorted(List<Text> texts) {
        return texts.stream().sorted(IN_ORDER).map(Text::statement).toList();
    }
}

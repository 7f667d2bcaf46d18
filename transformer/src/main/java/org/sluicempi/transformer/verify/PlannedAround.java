package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Step;

/** What a plan puts in front of, behind, around and in place of one statement. */
final class PlannedAround {
    /** @param rank 0 declarations, 1 inserted statements, 2 begins of sends */
    record Text(int rank, int siteOrder, String statement) {}

    private static final Comparator<Text> IN_ORDER =
            Comparator.comparingInt(Text::rank).thenComparingInt(Text::siteOrder);

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

    /** Puts an {@code if} around it, and braces where it is a body. */
    Step.@Nullable EndTestedSend tested;

    /** Puts a loop around it, inside of the {@code try}. */
    Step.@Nullable Strip strip;

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

    static List<String> sorted(List<Text> texts) {
        return texts.stream().sorted(IN_ORDER).map(Text::statement).toList();
    }
}

package org.sluicempi.transformer.verify;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.nodeTypes.NodeWithStatements;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
    /** Whether the statement is a block that several of the original have been put into. */
    private boolean joined;

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

    /** Makes another loop of it. */
    Step.@Nullable Count counted;

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

    /**
     * Puts statements that follow one another in one list into a block, which takes their place. What is planned in front of the
     * first and behind the last is planned there then.
     *
     * @return nothing if they do not
     */
    static Optional<PlannedAround> ofAll(PlannedAround first, PlannedAround last) {
        NodeList<Statement> list = listWith(first.statement);
        int from = indexIn(list, first.statement);
        int to = indexIn(list, last.statement) + 1;
        if (to <= from) {
            return Optional.empty();
        }
        BlockStmt block = new BlockStmt();
        for (int count = to - from; count > 0; count--) {
            Statement next = list.get(from);
            list.remove(from);
            block.addStatement(next);
        }
        list.add(from, block);
        PlannedAround all = new PlannedAround(block);
        all.joined = true;
        all.before.addAll(first.before);
        first.before.clear();
        all.after.addAll(last.after);
        last.after.clear();
        return Optional.of(all);
    }

    private static NodeList<Statement> listWith(Statement statement) {
        Node parent = statement.getParentNode().orElseThrow();
        return parent instanceof NodeWithStatements<?> holder ? holder.getStatements() : new NodeList<>();
    }

    /** By identity: statements with the same text are equal. */
    private static int indexIn(NodeList<Statement> list, Statement statement) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == statement) {
                return i;
            }
        }
        return -1;
    }

    /** What goes into the braces of the {@code try}. */
    BlockStmt tried(Statement core) {
        return joined && core instanceof BlockStmt block ? block : new BlockStmt(new NodeList<>(core));
    }

    /** Whether braces are put around all of it where it is the whole body of something. */
    boolean isBraced() {
        return wrap != null && wrap.braced();
    }

    static List<String> sorted(List<Text> texts) {
        return texts.stream().sorted(IN_ORDER).map(Text::statement).toList();
    }
}

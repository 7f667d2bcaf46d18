package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is to be written around one statement. */
final class Around {
    /** In front of the statement and the comments that belong to it. */
    final List<Line> before = new ArrayList<>();

    /** Behind the statement and the comment on its last line. */
    final List<Line> after = new ArrayList<>();

    /** First inside the braces: the statement's own if it is a block, else those that are put around it. */
    final List<Line> first = new ArrayList<>();

    /** Last inside the braces. */
    final List<Line> last = new ArrayList<>();

    /** The site for whose sake braces are put around the statement. */
    @Nullable
    String bracedFor;

    /** What is put around the statement. */
    @Nullable
    Outer outer;

    /**
     * A loop or an {@code if} put around a statement, which is indented by one unit.
     *
     * @param opening its header with the brace, then what stands in its body in front of the statement
     * @param closing what stands behind the statement, without the closing brace
     */
    record Outer(String site, List<Line> opening, List<Line> closing) {
        Outer {
            opening = List.copyOf(opening);
            closing = List.copyOf(closing);
        }
    }
}

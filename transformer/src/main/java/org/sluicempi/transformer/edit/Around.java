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

    /** Behind all that is first inside the braces. */
    final List<Line> declared = new ArrayList<>();

    /** Last inside the braces. */
    final List<Line> last = new ArrayList<>();

    /** The site for whose sake braces are put around the statement. */
    @Nullable
    String bracedFor;

    /** What is put around the statement. */
    @Nullable
    Outer outer;

    /** What is executed on every way out of the statement: it is put into a {@code try}, with what is put around it. */
    final List<Line> leaving = new ArrayList<>();

    List<Line> at(Placement.Place place) {
        return switch (place) {
            case FIRST -> first;
            case DECLARED -> declared;
            case LAST -> last;
        };
    }

    /** How many units deeper the statement will be indented. */
    int shells() {
        return (outer == null ? 0 : 1) + (leaving.isEmpty() ? 0 : 1);
    }

    /** What opens in front of the statement, from the outside in, one unit deeper from shell to shell. */
    List<Line> opening(String unit) {
        List<Line> lines = new ArrayList<>();
        String indent = "";
        if (!leaving.isEmpty()) {
            lines.add(new Line(leaving.get(0).site(), "try {"));
            indent = unit;
        }
        if (outer != null) {
            for (Line line : outer.opening()) {
                lines.add(new Line(line.site(), indent + line.text()));
                indent += line == outer.opening().get(0) ? unit : "";
            }
        }
        return lines;
    }

    /** What closes behind the statement. */
    List<Line> closing(String unit) {
        List<Line> lines = new ArrayList<>();
        String indent = leaving.isEmpty() ? "" : unit;
        if (outer != null) {
            outer.closing().forEach(line -> lines.add(new Line(line.site(), indent + unit + line.text())));
            lines.add(new Line(outer.site(), indent + "}"));
        }
        if (!leaving.isEmpty()) {
            lines.add(new Line(leaving.get(0).site(), "} finally {"));
            leaving.forEach(line -> lines.add(new Line(line.site(), unit + line.text())));
            lines.add(new Line(leaving.get(0).site(), "}"));
        }
        return lines;
    }

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

package org.sluicempi.corpus.fuzz;

import java.util.function.Consumer;

/** Java text in the making. */
final class Text {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    Text line(String line) {
        text.append("    ".repeat(depth)).append(line).append('\n');
        return this;
    }

    /** {@code head} with braces around what {@code body} writes. */
    Text block(String head, Consumer<Text> body) {
        line(head.isEmpty() ? "{" : head + " {");
        depth++;
        body.accept(this);
        depth--;
        return line("}");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

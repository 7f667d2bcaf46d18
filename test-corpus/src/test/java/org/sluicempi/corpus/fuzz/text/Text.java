package org.sluicempi.corpus.fuzz.text;

import java.util.function.Consumer;

/** Java text in the making. */
public final class Text {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** Adds one line. */
    public Text line(String line) {
        text.append("    ".repeat(depth)).append(line).append('\n');
        return this;
    }

    /** {@code head} with braces around what {@code body} writes. */
    public Text block(String head, Consumer<Text> body) {
        line(head.isEmpty() ? "{" : head + " {");
        depth++;
        body.accept(this);
        depth--;
        return line("}");
    }

    /** Adds each line of {@code lines}, which may be indented in itself. */
    public Text lines(String lines) {
        lines.lines().forEach(this::line);
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

package org.sluicempi.transformer.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.sluicempi.analyzer.source.Span;

/** A method with random nesting and a random way of laying it out, and where its statements lie. */
final class RandomProgram {
    /** @param loop its parts, for a {@code for} statement */
    record Placed(Span span, boolean call, Optional<Loop> loop) {}

    record Loop(Span header, Span lower, Span operator, Span upper, Span body, boolean inclusive) {
        /** The counter has one letter, and a blank stands behind it. */
        Span condition() {
            return new Span(operator.start() - 2, upper.end());
        }
    }

    private final Random random;
    private final String lineEnd;
    private final String unit;
    private final StringBuilder out = new StringBuilder();
    private final List<Placed> placed = new ArrayList<>();
    private final List<Span> sequences = new ArrayList<>();
    private int names;

    RandomProgram(Random random) {
        this.random = random;
        this.lineEnd = random.nextInt(3) == 0 ? "\r\n" : "\n";
        this.unit = List.of("\t", "  ", "    ").get(random.nextInt(3));
        out.append("class T {").append(lineEnd).append(unit).append("void f() {");
        statements(2, 3);
        gap(1);
        out.append("}").append(lineEnd).append("}");
        out.append(random.nextBoolean() ? lineEnd : "");
    }

    String text() {
        return out.toString();
    }

    List<Placed> statements() {
        return placed;
    }

    /** Several statements that follow one another in one list, of each list once at most. */
    List<Span> sequences() {
        return sequences;
    }

    private void statements(int depth, int nesting) {
        int count = 1 + random.nextInt(3);
        List<Span> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            gap(depth);
            list.add(statement(depth, nesting));
        }
        if (count > 1) {
            int first = random.nextInt(count - 1);
            int last = first + 1 + random.nextInt(count - first - 1);
            sequences.add(new Span(list.get(first).start(), list.get(last).end()));
        }
    }

    /** White space and perhaps comments. */
    private void gap(int depth) {
        if (random.nextInt(4) == 0) {
            out.append(random.nextInt(3) == 0 ? " /* c" + names++ + " */ " : " ");
            return;
        }
        if (random.nextInt(5) == 0) {
            out.append(" // t").append(names++);
        }
        line(depth);
        if (random.nextInt(6) == 0) {
            out.setLength(out.length() - unit.length() * depth);
            line(depth);
        }
        if (random.nextInt(4) == 0) {
            out.append(random.nextBoolean() ? "// l" + names++ : "/* l" + names++ + lineEnd + " b */");
            line(depth);
        }
    }

    private void line(int depth) {
        out.append(lineEnd).append(unit.repeat(depth));
    }

    private Span statement(int depth, int nesting) {
        int start = out.length();
        int kind = nesting == 0 ? 0 : random.nextInt(7);
        Optional<Loop> loop = Optional.empty();
        switch (kind) {
            case 0, 1 ->
                out.append("g").append(names++).append(random.nextInt(4) == 0 ? "(\"\"\"\n  t\n \"\"\");" : "(1);");
            case 2, 3 -> loop = Optional.of(loop(depth, nesting));
            case 4 -> branch(depth, nesting);
            case 5 -> {
                out.append("l").append(names++).append(": ");
                loop = Optional.of(loop(depth, nesting));
            }
            default -> {
                out.append("do");
                body(depth, nesting);
                gap(depth);
                out.append("while (x);");
            }
        }
        Span span = new Span(start, out.length());
        placed.add(new Placed(span, kind < 2, loop));
        return span;
    }

    private Loop loop(int depth, int nesting) {
        int header = out.length();
        out.append("for (int i = ");
        Span lower = piece(random.nextBoolean() ? "0" : "lo + 1");
        boolean inclusive = random.nextBoolean();
        out.append("; i ");
        Span operator = piece(inclusive ? "<=" : "<");
        out.append(' ');
        Span upper = piece(List.of("n", "n - 1", "a.length", "h(x) << 1", "9").get(random.nextInt(5)));
        out.append("; i++)");
        Span whole = new Span(header, out.length());
        return new Loop(whole, lower, operator, upper, body(depth, nesting), inclusive);
    }

    private Span piece(String text) {
        out.append(text);
        return new Span(out.length() - text.length(), out.length());
    }

    /** With an else, the first branch has braces, or the else might belong to another if. */
    private void branch(int depth, int nesting) {
        out.append("if (x)");
        if (random.nextBoolean()) {
            body(depth, nesting);
            return;
        }
        block(depth, nesting);
        gap(depth);
        out.append("else");
        body(depth, nesting);
    }

    private Span body(int depth, int nesting) {
        if (random.nextInt(3) == 0) {
            gap(depth + 1);
            return statement(depth + 1, nesting - 1);
        }
        return block(depth, nesting);
    }

    private Span block(int depth, int nesting) {
        out.append(random.nextBoolean() ? " {" : "{");
        int start = out.length() - 1;
        statements(depth + 1, nesting - 1);
        gap(depth);
        out.append("}");
        return new Span(start, out.length());
    }
}

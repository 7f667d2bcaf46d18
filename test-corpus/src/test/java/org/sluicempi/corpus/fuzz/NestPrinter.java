package org.sluicempi.corpus.fuzz;

import java.util.function.Consumer;
import org.sluicempi.corpus.fuzz.Nest.Access;
import org.sluicempi.corpus.fuzz.Nest.Form;
import org.sluicempi.corpus.fuzz.text.Text;

/**
 * Writes a nest as Java.
 *
 * @param prefix of the variables for its bounds
 */
record NestPrinter(Nest nest, String prefix) {
    /** The variables that the nest needs, in front of everything. */
    void declare(Text text) {
        if (nest.symbolic()) {
            text.line("int " + prefix + "Lo = opaque(" + nest.lo() + "), " + prefix + "Hi = opaque(" + nest.hi() + "), "
                    + prefix + "Cols = opaque(" + nest.cols() + ");");
        }
        if (nest.form() == Form.INDIRECT) {
            text.line("int[] " + prefix + "Place = new int[" + Math.max(1, nest.hi()) + "];");
            text.block(
                    "for (int i = " + nest.lo() + "; i < " + nest.hi() + "; i++)",
                    t -> t.line(prefix + "Place[i] = " + (nest.hi() - 1 + nest.lo()) + " - i;"));
        }
    }

    /** The index expression of an access. */
    String index(Access access) {
        String base = switch (nest.form()) {
            case FLAT, WHILE -> scaled(access.scale(), "i");
            case INDIRECT -> scaled(access.scale(), prefix + "Place[i]");
            default -> "i * " + cols() + " + j";
        };
        int offset = access.offset();
        return offset == 0 ? base : base + (offset > 0 ? " + " : " - ") + Math.abs(offset);
    }

    /** A value that depends on the place. */
    String value(String type) {
        String place = nest.form().twoLoops() ? "i * 5 - j" : "i * 3";
        return type.equals("double") ? "Math.sqrt(i + 1) + " + place + " + t" : place + " + t";
    }

    void print(Text text, Consumer<Text> body) {
        switch (nest.form()) {
            case FLAT, INDIRECT -> text.block(outer(), t -> guarded(t, body));
            case ROWS, TRIANGLE -> text.block(outer(), t -> left(t).block(inner(), u -> plain(u, body)));
            case TWICE ->
                text.block(
                        "for (int p = 0; p < 2; p++)",
                        s -> s.block(outer(), t -> left(t).block(inner(), u -> plain(u, body))));
            case COLUMNS -> text.block(inner(), t -> t.block(outer(), u -> guarded(u, body)));
            case WHILE ->
                text.block(
                        "",
                        s -> s.line("int i = " + lo() + ";").block("while (i < " + hi() + ")", t -> {
                            plain(t, body);
                            t.line("i++;");
                        }));
        }
    }

    private static String scaled(int scale, String counter) {
        return scale == 1 ? counter : scale + " * " + counter;
    }

    private void guarded(Text text, Consumer<Text> body) {
        plain(left(text), body);
    }

    private Text left(Text text) {
        return nest.leave() < 0 ? text : text.block("if (i == " + nest.leave() + ")", t -> t.line("break;"));
    }

    private void plain(Text text, Consumer<Text> body) {
        if (nest.guard() == 0) {
            body.accept(text);
        } else {
            text.block("if (i % " + nest.guard() + " == 0)", body);
        }
    }

    private String outer() {
        if (nest.down()) {
            String from = nest.symbolic() ? prefix + "Hi - 1" : Integer.toString(nest.hi() - 1);
            return "for (int i = " + from + "; i >= " + lo() + "; i--)";
        }
        String step = nest.step() == 1 ? "i++" : "i += " + nest.step();
        String end = nest.inclusive()
                ? "i <= " + (nest.symbolic() ? prefix + "Hi - 1" : Integer.toString(nest.hi() - 1))
                : "i < " + hi();
        return "for (int i = " + lo() + "; " + end + "; " + step + ")";
    }

    private String inner() {
        String end = nest.form() == Form.TRIANGLE ? "i" : Integer.toString(nest.innerHi());
        return "for (int j = " + nest.innerLo() + "; j < " + end + "; j++)";
    }

    private String lo() {
        return nest.symbolic() ? prefix + "Lo" : Integer.toString(nest.lo());
    }

    private String hi() {
        return nest.symbolic() ? prefix + "Hi" : Integer.toString(nest.hi());
    }

    private String cols() {
        return nest.symbolic() ? prefix + "Cols" : Integer.toString(nest.cols());
    }
}

package org.sluicempi.corpus.fuzz.speech;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.snippet.Family;
import org.sluicempi.corpus.fuzz.snippet.Snippet;

/** Puts snippets into the code of one side of a phase; what they need ahead of themselves is collected. */
final class Spot {
    private final Phase phase;
    private final int peer;
    private final List<String> ahead = new ArrayList<>();
    private final boolean locals;
    private boolean mayPing;
    private boolean pinged;

    /**
     * @param locals whether the locals of the phase are in scope
     * @param mayPing whether hidden code here may send a message to {@code peer}, once
     */
    Spot(Phase phase, int peer, boolean locals, boolean mayPing) {
        this.phase = phase;
        this.peer = peer;
        this.locals = locals;
        this.mayPing = mayPing;
    }

    /** Statements that have to stand ahead of all that was made here. */
    String ahead() {
        return String.join("\n", ahead);
    }

    /** Whether hidden code sends a message. */
    boolean pinged() {
        return pinged;
    }

    /**
     * An int expression that is {@code value}.
     *
     * @param again whether it is evaluated more than once
     */
    String number(Draw draw, int value, boolean odd, boolean again) {
        Snippet snippet =
                odd ? draw.pick("number", numbers(again)) : Family.NUMBER.all().get(0);
        return use(snippet, "number", fill(draw, Where.BEFORE).put('V', value));
    }

    private static List<Snippet> numbers(boolean again) {
        return Family.NUMBER.all().stream()
                .filter(n -> !again || !n.has("once"))
                .toList();
    }

    /** The communicator. */
    String comm(Draw draw, boolean odd) {
        Snippet snippet =
                odd ? draw.pick("comm", Family.COMM.all()) : Family.COMM.all().get(0);
        return use(snippet, "comm", fill(draw, Where.BEFORE));
    }

    /** An int expression made of {@code value}, which stands in a loop. */
    String value(Draw draw, String value, boolean twisted, boolean more) {
        String made = value;
        if (twisted) {
            made = "("
                    + use(
                            draw.pick("twist", Family.TWIST.all()),
                            "twist",
                            fill(draw, Where.LOOP).put('V', value)) + ")";
        }
        return more ? "(" + made + " + (" + zero(draw.in("zero"), value) + "))" : made;
    }

    /** A statement that does something on the side. */
    String deed(Draw draw, String index, Where where) {
        if (phase.alias().isPresent() && (locals || phase.aliasEverywhere()) && draw.chance("byAlias", 1, 2)) {
            int place = draw.below("place", 8);
            return draw.chance("write", 1, 2)
                    ? phase.write(place)
                    : phase.sketch().name() + ".sink += (long) (" + phase.read(place) + ");";
        }
        Snippet snippet = draw.pick("trigger", Family.TRIGGER.all());
        Fill fill = fill(draw, where).put('I', index);
        return snippet.has("statement")
                ? use(snippet, "statement", fill)
                : phase.sketch().name() + ".sink += " + use(snippet, "zero", fill) + ";";
    }

    /** The statement that ends by an exception. */
    String peril(Peril peril, String index) {
        Fill fill = phase.fill().put('K', peril.at()).put('I', index).put('E', "0");
        return use(peril.snippet(), "statement", fill);
    }

    /** A local that is not a constant. */
    String local(int value) {
        String name = "at" + phase.sketch().fresh();
        ahead.add("int " + name + " = " + value + ";");
        return name;
    }

    /** A cover's opening and closing. */
    List<String> cover(Draw draw, Snippet snippet, String buffer, String handler, String last) {
        Fill fill = fill(draw, Where.AFTER).put('B', buffer).put('F', last);
        fill.put('H', () -> fill.text(handler));
        elsewhere(snippet, fill);
        return List.of(
                fill.text(snippet.part("open").orElseThrow()),
                fill.text(snippet.part("close").orElseThrow()));
    }

    private String zero(Draw draw, String value) {
        Snippet snippet = draw.pick("trigger", Family.TRIGGER.all());
        Fill fill = fill(draw, Where.LOOP).put('I', snippet.has("zero") ? value : "1");
        if (snippet.has("zero")) {
            return use(snippet, "zero", fill);
        }
        elsewhere(snippet, fill);
        String body = snippet.part("before").map(b -> fill.text(b) + "\n").orElse("")
                + fill.text(snippet.part("statement").orElseThrow());
        phase.sketch().member("static int zero" + fill.text("$N") + "() {\n" + body + "\nreturn 0;\n}");
        return "zero" + fill.text("$N") + "()";
    }

    private String use(Snippet snippet, String key, Fill fill) {
        elsewhere(snippet, fill);
        snippet.part("before").ifPresent(b -> ahead.add(fill.text(b)));
        return fill.text(snippet.part(key).orElseThrow());
    }

    private void elsewhere(Snippet snippet, Fill fill) {
        snippet.part("member").ifPresent(m -> phase.sketch().member(fill.text(m)));
        snippet.part("file").ifPresent(f -> phase.sketch().file(fill.text(className(f)), fill.text(f)));
    }

    private static String className(String file) {
        return file.contains("class $Ns ") ? "$Ns" : "$N";
    }

    private Fill fill(Draw draw, Where where) {
        return phase.fill().put('E', () -> effect(draw.in("effect"), where));
    }

    /** A call of a new method of the main class, of value 0. */
    private String effect(Draw draw, Where where) {
        List<Snippet> possible = Family.EFFECT.all().stream()
                .filter(e -> switch (e.part("needs").orElse("")) {
                    case "alias" -> phase.aliasEverywhere();
                    case "ping" -> mayPing && where != Where.AFTER;
                    default -> true;
                })
                .toList();
        Snippet snippet = draw.pick("kind", possible);
        Sketch sketch = phase.sketch();
        String name = "effect" + sketch.fresh();
        Fill fill = phase.fill()
                .put('R', () -> phase.read(phase.length() - 2))
                .put('W', () -> phase.write(3))
                .put('Q', peer + ", " + phase.tag());
        sketch.member(
                "static int " + name + "() {\n" + fill.text(snippet.part("body").orElseThrow()) + "\nreturn 0;\n}");
        if (snippet.name().equals("ping")) {
            sketch.member(fill.text("static boolean pinged$P;"));
            mayPing = false;
            pinged = true;
        }
        return sketch.name() + "." + name + "()";
    }
}

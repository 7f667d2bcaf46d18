package org.sluicempi.corpus.fuzz.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.snippet.Family;
import org.sluicempi.corpus.fuzz.snippet.Snippet;

/** Writes what one rank of a phase does: produce and send, or receive and consume. */
final class Side {
    private final Phase phase;
    private final boolean producer;
    private final Draw draw;
    private final Mood mood;
    private final Spot spot;
    private final Optional<Peril> peril;
    private final boolean apart;

    /**
     * @param mayPing whether hidden code of this side may send a message
     * @param mayFail whether anything of this side may end by an exception
     */
    Side(Phase phase, boolean producer, boolean mayPing, boolean mayFail, Draw draw) {
        this.phase = phase;
        this.producer = producer;
        this.draw = draw;
        this.mood = Mood.drawn(draw);
        this.peril = mayFail && phase.repeats() == 1 && mood.has("peril", draw, 1, 4)
                ? Optional.of(Peril.drawn(phase.length(), draw.in("peril")))
                : Optional.empty();
        this.apart = mood.has("cover2", draw, 1, 5) || mood.perilous() && draw.chance("apart", 1, 3);
        this.spot = new Spot(phase, peer(), !apart, mayPing && peril.isEmpty());
    }

    /** Whether hidden code of this side sends a message. */
    boolean pings() {
        return spot.pinged();
    }

    /** Whether something of this side ends by an exception. */
    boolean fails() {
        return peril.filter(Peril::fires).isPresent();
    }

    /** The statements, with all covers. */
    String text() {
        String inside =
                covered(draw.in("cover1"), body(apart ? "given" : phase.buffer()), apart ? "given" : phase.buffer(), 1);
        if (!apart) {
            return inside;
        }
        String name = "side" + phase.sketch().fresh();
        phase.sketch()
                .member("static void " + name + "(" + phase.type()
                        + "[] given, int rank, int t) throws MPIException {\n" + inside + "\n}");
        return covered(
                draw.in("cover2"),
                phase.sketch().name() + "." + name + "(" + phase.buffer() + ", rank, t);",
                phase.buffer(),
                2);
    }

    private String body(String buffer) {
        LoopForm drawn = draw.pick("loop", mood.anyLoop() ? LoopForm.WEIGHTED : LoopForm.PLAIN);
        LoopForm form = drawn == LoopForm.FILTER && !producer ? LoopForm.FLAT : drawn;
        int columns = divisor(phase.length());
        String bound = spot.number(
                draw.in("bound"), form.iterations(phase.length(), columns), mood.has("bound", draw, 1, 3), true);
        String width = form == LoopForm.ROWS
                ? spot.number(draw.in("width"), columns, mood.has("width", draw, 1, 4), true)
                : "1";
        String place = form.place(width)
                + (form == LoopForm.FLAT && mood.has("shift", draw, 1, 8)
                        ? " + " + spot.number(draw.in("shift"), 0, true, true)
                        : "");
        List<String> around = form.around(bound, width);
        boolean status = !producer && mood.has("status", draw, 1, 8);
        List<String> lines = new ArrayList<>();
        String loop = around.get(0) + "\n" + deed("early", "i", Where.LOOP, 12) + element(buffer, place)
                + deed("late", "i", Where.LOOP, 12) + around.get(1);
        String covered = draw.chance("loopCovered", peril.isPresent() && !mood.mixed() ? 1 : 0, 4)
                        || mood.has("cover0", draw, 1, 12)
                ? covered(draw.in("cover0"), loop, buffer, 0)
                : loop;
        boolean sized = form == LoopForm.FILTER && covered.equals(loop) && draw.chance("sized", 1, 2);
        String call = call(
                        spot.comm(draw.in("comm"), mood.has("comm", draw, 1, 6)),
                        buffer,
                        sized
                                ? "kk"
                                : spot.number(draw.in("count"), phase.length(), mood.has("count", draw, 1, 5), false),
                        spot.number(draw.in("peer"), peer(), mood.has("peer", draw, 1, 6), false),
                        spot.number(draw.in("tag"), phase.tag(), mood.has("tag", draw, 1, 8), false))
                + ";";
        lines.add(deed("before", "3", Where.BEFORE, 10));
        lines.add(producer ? covered : status ? "Status status = " + call : call);
        lines.add(deed("gap", "4", Where.GAP, 7));
        lines.add(producer ? call : covered);
        lines.add(status ? "System.out.println(status.getTag());".replace("getTag()", tagName()) : "");
        lines.add(deed("after", "5", Where.AFTER, 10));
        String start = producer ? "" : "long h = 0;\n";
        String end = producer
                ? ""
                : "\n" + phase.sketch().name() + ".seen = " + phase.sketch().name() + ".seen * 31 + h;";
        return spot.ahead() + "\n" + start + String.join("\n", lines) + end;
    }

    private String tagName() {
        return phase.sketch().api().dialect() == org.sluicempi.corpus.program.Dialect.OPENMPI ? "getTag()" : "tag";
    }

    private String element(String buffer, String place) {
        boolean packed = place.contains("++");
        String value = spot.value(
                draw.in("value"),
                producer ? "i" : "(int) (h & 15)",
                mood.has("twist", draw, 2, 5),
                mood.has("zero", draw, 1, 14));
        if (producer) {
            String operator = !packed && mood.has("operator", draw, 1, 6) ? " += " : " = ";
            return buffer + "[" + place + "]" + operator + value + " + t;\n";
        }
        String out = mood.has("operator", draw, 1, 10) && !packed ? buffer + "[" + place + "] = 1;\n" : "";
        return "h = h * 31 + (long) " + buffer + "[" + place + "];\nh += " + value + " % 5;\n" + out;
    }

    private String deed(String name, String index, Where where, int of) {
        Draw own = draw.in(name);
        String text = mood.has(name, draw, 1, of) ? spot.deed(own, index, where) + "\n" : "";
        return peril.filter(p -> p.where() == where && (where != Where.LOOP || name.equals("early")))
                .map(p -> text + spot.peril(p, where == Where.LOOP ? index : spot.local(p.at())) + "\n")
                .orElse(text);
    }

    private String covered(Draw own, String inside, String buffer, int level) {
        boolean inline = level == 0;
        List<Snippet> possible = Family.COVER.all().stream()
                .filter(c -> !inline || c.has("inline"))
                .filter(c -> peril.isEmpty() || own.chance("others", 1, 3) || c.has("handles") || level == 1)
                .toList();
        boolean helpful = mood.perilous() && own.chance("there", 1, 2);
        if (level > 0 && !helpful && !mood.has("cover" + level, own, 1, 4)) {
            return inside;
        }
        Snippet snippet = own.pick("kind", possible);
        List<String> around = spot.cover(own, snippet, buffer, handler(own, buffer, level), last(own, buffer));
        return around.get(0) + "\n" + inside + "\n" + around.get(1);
    }

    private String handler(Draw own, String buffer, int level) {
        boolean early = peril.filter(p -> p.where() == Where.BEFORE || producer && p.where() != Where.AFTER)
                .isPresent();
        boolean missed = level > 0 && early;
        String name = phase.sketch().name();
        String deed = own.pick(
                "handler",
                List.of(
                        "",
                        "System.out.println(\"held \" + java.util.Arrays.hashCode(" + buffer + "));",
                        buffer + "[2] = 77;",
                        name + ".seen += (long) " + buffer + "[1];"));
        return name + ".report(ex$N);\n" + deed
                + (missed
                        ? "\n" + call("MPI.COMM_WORLD", buffer, "" + phase.length(), "" + peer(), "" + phase.tag())
                                + ";"
                        : "");
    }

    private String last(Draw own, String buffer) {
        return own.pick(
                "last",
                List.of(
                        phase.sketch().name() + ".sink++;",
                        "System.out.println(\"last \" + java.util.Arrays.hashCode(" + buffer + "));",
                        buffer + "[3] = 78;"));
    }

    private int peer() {
        return producer ? phase.dest() : phase.source();
    }

    private String call(String comm, String buffer, String count, String peer, String tag) {
        Api api = phase.sketch().api();
        return producer
                ? api.send(comm, buffer, count, phase.type(), peer, tag)
                : api.recv(comm, buffer, count, phase.type(), peer, tag);
    }

    private static int divisor(int length) {
        for (int d = 7; d > 1; d--) {
            if (length % d == 0) {
                return d;
            }
        }
        return 1;
    }
}

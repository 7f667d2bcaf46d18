package org.sluicempi.corpus.fuzz.speech;

import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;

/** A rank that sends to itself what it has asked itself for before. */
final class Alone implements Skeleton {
    @Override
    public int leastRanks() {
        return 1;
    }

    @Override
    public String method(Sketch sketch, int number, int ranks, Draw draw) {
        Phase phase = Phase.drawn(sketch, number, 0, 0, draw);
        Api api = sketch.api();
        Slots slots = new Slots(phase, draw.in("slots"));
        String place = phase.buffer() + "[i]";
        String loop = "for (int i = 0; i < " + slots.number("bound", phase.length()) + "; i++) {\n"
                + slots.deed("early", Where.LOOP, "i") + place + " = " + slots.value("i") + ";\n"
                + slots.deed("late", Where.LOOP, "i") + "}\n" + slots.deed("gap", Where.GAP, "2")
                + api.send(
                        slots.comm(),
                        phase.buffer(),
                        slots.number("count", phase.length()),
                        phase.type(),
                        slots.number("peer", 0),
                        "" + phase.tag())
                + ";\n" + slots.deed("after", Where.AFTER, "3");
        String declared = phase.declare();
        Text text = new Text();
        text.block("static void phase" + number + "(int rank) throws MPIException", t -> {
            t.lines(declared);
            t.block("if (rank == 0)", u -> {
                u.line(phase.type() + "[] got = new " + phase.type() + "[" + phase.length() + "];");
                u.line(api.startReceive("own", "got", phase.type(), phase.length(), 0, phase.tag()));
                u.lines(slots.covered(loop));
                u.line(api.complete("own"));
                u.block(
                        "for (int i = 0; i < " + phase.length() + "; i++)",
                        v -> v.line(sketch.name() + ".seen = " + sketch.name() + ".seen * 31 + (long) got[i];"));
            });
            t.line("System.out.println(rank + \" \" + java.util.Arrays.hashCode(" + phase.buffer() + "));");
        });
        return text.toString();
    }
}

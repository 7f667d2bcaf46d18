package org.sluicempi.corpus.fuzz.speech;

import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;

/** A chain of ranks; those in the middle receive, compute and send on in one loop. */
final class Cascade implements Skeleton {
    @Override
    public int leastRanks() {
        return 3;
    }

    @Override
    public String method(Sketch sketch, int number, int ranks, Draw draw) {
        Phase in = Phase.drawn(sketch, number, 0, 1, draw.in("first"));
        Phase out = Phase.drawn(sketch, number, 1, 2, draw.in("first")).named(number + 50);
        String declared = in.declare() + "\n" + out.declare();
        Side start = new Side(in.once(), true, false, false, draw.in("producer"));
        Side end = new Side(out.once(), false, false, false, draw.in("consumer"));
        String starting = start.text();
        String middle = middle(in, out, new Slots(in, draw.in("middle")), draw.chance("twoLoops", 1, 4));
        String ending = end.text();
        Text text = new Text();
        text.block("static void phase" + number + "(int rank) throws MPIException", t -> {
            t.lines(declared);
            t.block("for (int step = 0; step < " + in.repeats() + "; step++)", u -> {
                u.line("final int t = step;");
                u.block("if (rank == 0)", v -> v.lines(starting));
                u.block("if (rank == 1)", v -> v.lines(middle));
                u.block("if (rank == 2)", v -> v.lines(ending));
            });
            t.line("System.out.println(rank + \" \" + java.util.Arrays.hashCode(" + in.buffer()
                    + ") + java.util.Arrays.hashCode(" + out.buffer() + "));");
        });
        return text.toString();
    }

    private static String middle(Phase in, Phase out, Slots slots, boolean twoLoops) {
        Api api = in.sketch().api();
        String head = "for (int i = 0; i < " + slots.number("bound", in.length()) + "; i++) {\n";
        String between = twoLoops ? "}\n" + head : "";
        String loop =
                head + slots.deed("early", Where.LOOP, "i") + in.sketch().name() + ".seen += (long) " + in.buffer()
                        + "[i];\n" + between + out.buffer() + "[i] = " + in.buffer() + "[i] * 2 + " + slots.value("i")
                        + " + t;\n"
                        + slots.deed("late", Where.LOOP, "i") + "}\n";
        return slots.covered(slots.deed("before", Where.BEFORE, "1")
                + api.recv(
                        slots.comm(),
                        in.buffer(),
                        slots.number("count", in.length()),
                        in.type(),
                        slots.number("peer", 0),
                        "" + in.tag())
                + ";\n" + slots.deed("gap", Where.GAP, "2") + loop
                + api.send("MPI.COMM_WORLD", out.buffer(), "" + out.length(), out.type(), "2", "" + out.tag()) + ";\n"
                + slots.deed("after", Where.AFTER, "3"));
    }
}

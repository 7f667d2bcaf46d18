package org.sluicempi.corpus.fuzz.speech;

import java.util.List;
import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;

/** A time loop in which all ranks pack an array, send it on and receive another in one call, and unpack that. */
final class Trade implements Skeleton {
    private static final int COLUMNS = 3;

    @Override
    public int leastRanks() {
        return 2;
    }

    @Override
    public String method(Sketch sketch, int number, int ranks, Draw draw) {
        Phase edge = Phase.drawn(sketch, number, 0, 1, draw);
        Phase ghost = Phase.drawn(sketch, number, 0, 1, draw).named(number + 50);
        String declared = edge.declare() + "\n" + ghost.declare();
        boolean ring = draw.chance("ring", 1, 2);
        String step = step(edge, ghost, draw);
        Text text = new Text();
        text.block("static void phase" + number + "(int rank) throws MPIException", t -> {
            t.lines(declared);
            t.line(edge.type() + "[] field = new " + edge.type() + "[" + edge.length() * COLUMNS + "];");
            String none = ring ? "" : " : MPI.PROC_NULL";
            t.line("final int right = "
                    + (ring ? "(rank + 1) % " + ranks : "rank + 1 < " + ranks + " ? rank + 1" + none) + ";");
            t.line("final int left = "
                    + (ring ? "(rank + " + (ranks - 1) + ") % " + ranks : "rank > 0 ? rank - 1" + none) + ";");
            t.block("for (int step = 0; step < " + (1 + edge.repeats()) + "; step++)", u -> {
                u.line("final int t = step;");
                u.lines(step);
                u.block("for (int i = 1; i < field.length; i++)", v -> v.line("field[i] += field[i - 1] % 7 + i;"));
            });
            t.line("System.out.println(rank + \" \" + java.util.Arrays.hashCode(field));");
        });
        return text.toString();
    }

    private static String step(Phase edge, Phase ghost, Draw draw) {
        Slots pack = new Slots(edge, draw.in("pack"));
        Slots unpack = new Slots(ghost, draw.in("unpack"));
        String computed = "for (int i = 0; i < " + pack.number("bound", edge.length()) + "; i++) {\n"
                + pack.deed("early", Where.LOOP, "i") + edge.buffer() + "[i] = field[i * " + COLUMNS + "] + "
                + pack.value("i") + ";\n" + pack.deed("late", Where.LOOP, "i") + "}\n"
                + pack.deed("gap", Where.GAP, "2");
        String called = edge.sketch()
                        .api()
                        .sendRecv(
                                pack.comm(),
                                edge.type(),
                                List.of(
                                        edge.buffer(),
                                        pack.number("count", edge.length()),
                                        "right",
                                        pack.number("tag", edge.tag())),
                                List.of(
                                        ghost.buffer(),
                                        unpack.number("count", ghost.length()),
                                        "left",
                                        unpack.number("tag", edge.tag())))
                + ";\n";
        String used = unpack.deed("gap", Where.GAP, "2") + "for (int i = 0; i < "
                + unpack.number("bound", ghost.length()) + "; i++) {\n" + unpack.deed("early", Where.LOOP, "i")
                + "field[i * " + COLUMNS + " + 2] = " + ghost.buffer() + "[i];\n"
                + unpack.deed("late", Where.LOOP, "i")
                + "}\n" + unpack.deed("after", Where.AFTER, "4");
        return "{\n" + pack.covered(unpack.covered(computed + called + used)) + "\n}";
    }
}

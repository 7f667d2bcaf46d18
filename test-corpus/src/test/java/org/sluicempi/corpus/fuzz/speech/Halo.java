package org.sluicempi.corpus.fuzz.speech;

import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;

/** A time loop in which neighbours exchange a packed column: even ranks send first, odd ones receive first. */
final class Halo implements Skeleton {
    @Override
    public int leastRanks() {
        return 2;
    }

    @Override
    public String method(Sketch sketch, int number, int ranks, Draw draw) {
        Phase edge = Phase.drawn(sketch, number, 0, 1, draw);
        Phase ghost = Phase.drawn(sketch, number, 0, 1, draw).named(number + 50);
        String declared = edge.declare() + "\n" + ghost.declare();
        int columns = 3;
        String even = pack(edge, columns, new Slots(edge, draw.in("evenPack"))) + "\n"
                + unpack(ghost, columns, new Slots(ghost, draw.in("evenUnpack")));
        String odd = unpack(ghost, columns, new Slots(ghost, draw.in("oddUnpack"))) + "\n"
                + pack(edge, columns, new Slots(edge, draw.in("oddPack")));
        Text text = new Text();
        text.block("static void phase" + number + "(int rank) throws MPIException", t -> {
            t.lines(declared);
            t.line(edge.type() + "[] field = new " + edge.type() + "[" + edge.length() * columns + "];");
            t.line("final int partner = rank % 2 == 0 ? (rank + 1 < " + ranks
                    + " ? rank + 1 : MPI.PROC_NULL) : rank - 1;");
            t.block("for (int step = 0; step < " + (1 + edge.repeats()) + "; step++)", u -> {
                u.line("final int t = step;");
                u.block("if (rank % 2 == 0)", v -> v.lines(even));
                u.block("else", v -> v.lines(odd));
                u.block("for (int i = 1; i < field.length; i++)", v -> v.line("field[i] += field[i - 1] % 7 + i;"));
            });
            t.line("System.out.println(rank + \" \" + java.util.Arrays.hashCode(field));");
        });
        return text.toString();
    }

    private static String pack(Phase edge, int columns, Slots slots) {
        return "{\n"
                + slots.covered("for (int i = 0; i < " + slots.number("bound", edge.length()) + "; i++) {\n"
                        + slots.deed("early", Where.LOOP, "i") + edge.buffer() + "[i] = field[i * " + columns + "] + "
                        + slots.value("i") + ";\n" + slots.deed("late", Where.LOOP, "i") + "}\n"
                        + slots.deed("gap", Where.GAP, "2")
                        + edge.sketch()
                                .api()
                                .send(
                                        slots.comm(),
                                        edge.buffer(),
                                        slots.number("count", edge.length()),
                                        edge.type(),
                                        "partner",
                                        slots.number("tag", edge.tag()))
                        + ";\n" + slots.deed("after", Where.AFTER, "4"))
                + "\n}";
    }

    private static String unpack(Phase ghost, int columns, Slots slots) {
        return "{\n"
                + slots.covered(slots.deed("before", Where.BEFORE, "1")
                        + ghost.sketch()
                                .api()
                                .recv(
                                        slots.comm(),
                                        ghost.buffer(),
                                        slots.number("count", ghost.length()),
                                        ghost.type(),
                                        "partner",
                                        slots.number("tag", ghost.tag()))
                        + ";\n" + slots.deed("gap", Where.GAP, "2") + "for (int i = 0; i < "
                        + slots.number("bound", ghost.length()) + "; i++) {\n" + slots.deed("early", Where.LOOP, "i")
                        + "field[i * " + columns + " + 2] = " + ghost.buffer() + "[i];\n"
                        + slots.deed("late", Where.LOOP, "i")
                        + "}")
                + "\n}";
    }
}

package org.sluicempi.corpus.fuzz.speech;

import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;

/** A root deals work out, the others compute and send their results back. */
final class Workers implements Skeleton {
    @Override
    public int leastRanks() {
        return 2;
    }

    @Override
    public String method(Sketch sketch, int number, int ranks, Draw draw) {
        Phase work = Phase.drawn(sketch, number, 0, 1, draw);
        Phase result = Phase.drawn(sketch, number, 1, 0, draw).named(number + 50);
        String declared = work.declare() + "\n" + result.declare();
        String dealing = deal(work, new Slots(work, draw.in("deal")));
        String collecting = collect(result, new Slots(result, draw.in("collect")));
        String working = worker(work, result, new Slots(work, draw.in("worker")), new Slots(result, draw.in("result")));
        Text text = new Text();
        text.block("static void phase" + number + "(int rank) throws MPIException", t -> {
            t.lines(declared);
            t.block("if (rank == 0)", u -> {
                u.block(
                        "for (int step = 1; step < " + ranks + "; step++)",
                        v -> v.line("final int t = step;").lines(dealing));
                u.block(
                        "for (int step = 1; step < " + ranks + "; step++)",
                        v -> v.line("final int t = step;").lines(collecting));
            });
            t.block("else", u -> u.line("final int t = 3;").lines(working));
            t.line("System.out.println(rank + \" \" + java.util.Arrays.hashCode(" + work.buffer()
                    + ") + java.util.Arrays.hashCode(" + result.buffer() + "));");
        });
        return text.toString();
    }

    private static String deal(Phase work, Slots slots) {
        return slots.covered(loop(work, slots, slots.value("i") + " + t")
                + work.sketch()
                        .api()
                        .send(
                                slots.comm(),
                                work.buffer(),
                                slots.number("count", work.length()),
                                work.type(),
                                "t",
                                "" + work.tag())
                + ";");
    }

    private static String collect(Phase result, Slots slots) {
        return slots.covered(result.sketch()
                        .api()
                        .recv(
                                slots.comm(),
                                result.buffer(),
                                slots.number("count", result.length()),
                                result.type(),
                                "t",
                                "" + result.tag())
                + ";\n" + consumed(result, slots));
    }

    private static String worker(Phase work, Phase result, Slots taking, Slots giving) {
        Api api = work.sketch().api();
        String take = taking.covered(api.recv(
                        taking.comm(),
                        work.buffer(),
                        taking.number("count", work.length()),
                        work.type(),
                        "0",
                        "" + work.tag())
                + ";\n" + consumed(work, taking));
        String give = giving.covered(loop(result, giving, "(int) " + work.buffer() + "[i] + " + giving.value("i"))
                + api.send(
                        giving.comm(),
                        result.buffer(),
                        giving.number("count", result.length()),
                        result.type(),
                        "0",
                        "" + result.tag())
                + ";");
        return "{\n" + take + "\n}\n{\n" + give + "\n}";
    }

    private static String loop(Phase phase, Slots slots, String value) {
        return slots.deed("before", Where.BEFORE, "1") + "for (int i = 0; i < " + slots.number("bound", phase.length())
                + "; i++) {\n" + slots.deed("early", Where.LOOP, "i") + phase.buffer() + "[i] = " + value + ";\n"
                + slots.deed("late", Where.LOOP, "i") + "}\n" + slots.deed("gap", Where.GAP, "2");
    }

    private static String consumed(Phase phase, Slots slots) {
        String seen = phase.sketch().name() + ".seen";
        return slots.deed("gap", Where.GAP, "2") + "for (int i = 0; i < " + slots.number("bound", phase.length())
                + "; i++) {\n" + slots.deed("early", Where.LOOP, "i") + seen + " = " + seen + " * 31 + (long) "
                + phase.buffer() + "[i];\n" + slots.deed("late", Where.LOOP, "i") + "}\n"
                + slots.deed("after", Where.AFTER, "3");
    }
}

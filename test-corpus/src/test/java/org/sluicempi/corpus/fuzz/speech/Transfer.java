package org.sluicempi.corpus.fuzz.speech;

import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;

/** One rank produces and sends, another one receives and consumes; handlers and exceptions of all kinds around them. */
final class Transfer implements Skeleton {
    @Override
    public int leastRanks() {
        return 2;
    }

    @Override
    public String method(Sketch sketch, int number, int ranks, Draw draw) {
        int source = draw.below("source", ranks);
        int dest = (source + 1 + draw.below("distance", ranks - 1)) % ranks;
        Phase phase = Phase.drawn(sketch, number, source, dest, draw);
        String declared = phase.declare();
        boolean mayPing = phase.repeats() == 1;
        Side producer = new Side(phase, true, mayPing, true, draw.in("producer"));
        String sending = producer.text();
        Side consumer = new Side(phase, false, mayPing && !producer.pings(), !producer.fails(), draw.in("consumer"));
        String receiving = consumer.text();
        Text text = new Text();
        text.block("static void phase" + number + "(int rank) throws MPIException", t -> {
            t.lines(declared);
            t.block("for (int step = 0; step < " + phase.repeats() + "; step++)", u -> {
                u.line("final int t = step;");
                u.block("if (rank == " + source + ")", v -> {
                    if (consumer.pings()) {
                        v.line("int[] one = {0};");
                        v.line(sketch.api().startReceive("ping", "one", "int", 1, dest, phase.tag()));
                    }
                    v.lines(sending);
                    if (consumer.pings()) {
                        v.line(sketch.api().complete("ping")).line("System.out.println(\"pinged \" + one[0]);");
                    }
                });
                u.block("if (rank == " + dest + ")", v -> {
                    if (producer.pings()) {
                        v.line("pinged(" + source + ", " + phase.tag() + ");");
                    }
                    v.lines(receiving);
                });
            });
            t.line("System.out.println(rank + \" \" + java.util.Arrays.hashCode(" + phase.buffer() + "));");
        });
        return text.toString();
    }
}

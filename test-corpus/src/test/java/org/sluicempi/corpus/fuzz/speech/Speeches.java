package org.sluicempi.corpus.fuzz.speech;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.text.Text;
import org.sluicempi.corpus.program.Dialect;

/** Makes programs from choices. */
public final class Speeches {
    private Speeches() {}

    /** The program of these choices, always the same. */
    public static Speech make(Choices choices) {
        Map<String, Integer> made = new LinkedHashMap<>();
        Draw draw = new Draw(choices, made);
        Dialect dialect = Long.remainderUnsigned(choices.seed(), 2) == 0 ? Dialect.OPENMPI : Dialect.MPJ;
        Api api = new Api(dialect);
        String name = "Case" + Long.toUnsignedString(choices.seed(), 36);
        Sketch sketch = new Sketch(name, api);
        int ranks = 2 + draw.below("ranks", 4);
        Text main = new Text();
        main.line("MPI.Init(args);").line("int rank = " + api.rank() + ";");
        int phases = 1 + draw.below("phases", 2);
        for (int k = 0; k < phases; k++) {
            sketch.member(phase(sketch, k, ranks, draw.in("phase" + k)));
            main.line("phase" + k + "(rank);").line(api.barrier());
        }
        main.line("System.out.println(tick + \" \" + seen + \" \" + sink);").line("MPI.Finalize();");
        return new Speech(choices, dialect, name, ranks, sketch.files(main.toString()), made);
    }

    private static String phase(Sketch sketch, int number, int ranks, Draw draw) {
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

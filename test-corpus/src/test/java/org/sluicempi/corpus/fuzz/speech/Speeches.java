package org.sluicempi.corpus.fuzz.speech;

import java.util.LinkedHashMap;
import java.util.List;
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
        int ranks = draw.pick("ranks", List.of(2, 3, 4, 5, 2, 3, 1));
        Text main = new Text();
        main.line("MPI.Init(args);").line("int rank = " + api.rank() + ";");
        int phases = 1 + draw.below("phases", 2);
        for (int k = 0; k < phases; k++) {
            Draw own = draw.in("phase" + k);
            List<Skeleton> possible =
                    Skeleton.ALL.stream().filter(p -> p.leastRanks() <= ranks).toList();
            sketch.member(own.pick("skeleton", possible).method(sketch, k, ranks, own));
            main.line("phase" + k + "(rank);").line(api.barrier());
        }
        main.line("System.out.println(tick + \" \" + seen + \" \" + sink);").line("MPI.Finalize();");
        return new Speech(choices, dialect, name, ranks, sketch.files(main.toString()), made);
    }
}

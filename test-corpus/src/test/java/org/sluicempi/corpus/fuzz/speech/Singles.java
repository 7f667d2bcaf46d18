package org.sluicempi.corpus.fuzz.speech;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sluicempi.corpus.fuzz.draw.Choices;
import org.sluicempi.corpus.fuzz.snippet.Family;

/**
 * The plainest transfer with one odd thing in it: every snippet at every place where it could matter. What random programs
 * find by chance, these find for certain.
 */
public final class Singles {
    private static final int FIELD_ALIAS = 1;
    private static final int READ = 2;
    private static final int WRITE = 3;
    private static final int PING = 5;

    private final List<Map<String, Integer>> all = new ArrayList<>();

    private Singles() {}

    /**
     * All of them.
     *
     * @param seed of the first one; the others have the seeds behind it
     */
    public static List<Choices> all(long seed) {
        Singles singles = new Singles();
        singles.hidden();
        singles.aliased();
        singles.arguments();
        singles.perils();
        return IntStream.range(0, singles.all.size())
                .mapToObj(k -> new Choices(seed + k, singles.all.get(k)))
                .toList();
    }

    private void hidden() {
        for (int trigger = 0; trigger < Family.TRIGGER.all().size(); trigger++) {
            for (String place : List.of("gap", "early")) {
                for (int effect : List.of(WRITE, PING)) {
                    add("producer", place, Map.of(place + "/trigger", trigger, place + "/effect/kind", effect));
                }
                add("consumer", place, Map.of(place + "/trigger", trigger, place + "/effect/kind", READ));
            }
            add("producer", "zero", Map.of("value/zero/trigger", trigger, "value/zero/effect/kind", WRITE));
            add("consumer", "gap", Map.of("gap/trigger", trigger, "gap/effect/kind", PING));
        }
    }

    private void aliased() {
        for (int alias = 1; alias < Family.ALIAS.all().size(); alias++) {
            for (String side : List.of("producer", "consumer")) {
                for (String place : List.of("gap", "early")) {
                    Map<String, Integer> parts = new HashMap<>(
                            Map.of(place + "/byAlias", 1, place + "/write", side.equals("producer") ? 1 : 0));
                    parts.put(place + "/place", side.equals("producer") ? 2 : 7);
                    add(side, place, parts, alias);
                }
            }
        }
        for (int twist = 1; twist < Family.TWIST.all().size(); twist++) {
            add("producer", "twist", Map.of("value/twist", twist));
            add("consumer", "twist", Map.of("value/twist", twist));
        }
    }

    private void arguments() {
        for (String side : List.of("producer", "consumer")) {
            for (String feature : List.of("bound", "count", "peer", "tag")) {
                for (int number = 1; number < Family.NUMBER.all().size(); number++) {
                    add(side, feature, Map.of(feature + "/number", number, feature + "/effect/kind", PING));
                }
            }
            for (int comm = 1; comm < Family.COMM.all().size(); comm++) {
                add(side, "comm", Map.of("comm/comm", comm, "comm/effect/kind", PING));
            }
        }
    }

    private void perils() {
        int covers = Family.COVER.all().size();
        int next = 0;
        for (int peril = 0; peril < Family.PERIL.all().size(); peril++) {
            for (String side : List.of("producer", "consumer")) {
                for (int where = 0; where < 2; where++) {
                    for (int handler = 0; handler < 4; handler++) {
                        Map<String, Integer> parts = new HashMap<>();
                        parts.put("peril/kind", peril);
                        parts.put("peril/where", where);
                        parts.put("peril/fires", 3);
                        parts.put("peril/at", 9);
                        String cover = "cover" + (1 + handler % 2);
                        parts.put("apart", handler % 2 * 2);
                        parts.put(cover + "/there", handler == 0 ? 0 : 1);
                        parts.put(cover + "/kind", next++ % covers);
                        parts.put(cover + "/handler", handler);
                        parts.put(cover + "/last", handler % 3);
                        add(side, "peril", parts);
                    }
                }
            }
        }
    }

    private void add(String side, String feature, Map<String, Integer> parts) {
        add(side, feature, parts, FIELD_ALIAS);
    }

    private void add(String side, String feature, Map<String, Integer> parts, int alias) {
        String phase = "program/phase0/";
        Map<String, Integer> settled = new HashMap<>();
        settled.put("program", 0);
        boolean needed = Stream.of("/effect/kind", "/byAlias")
                .anyMatch(e -> parts.keySet().stream().anyMatch(p -> p.endsWith(e)));
        settled.put(phase + "aliased", needed ? 4 : 0);
        settled.put(phase + "alias", alias);
        settled.put(phase + "long", 1);
        settled.put(phase + side + "/mood", 1);
        settled.put(phase + side + "/feature", Mood.FEATURES.indexOf(feature));
        parts.forEach((path, value) -> settled.put(phase + side + "/" + path, value));
        all.add(settled);
    }
}

package org.sluicempi.corpus.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.sluicempi.corpus.fuzz.Nest.Access;
import org.sluicempi.corpus.fuzz.Nest.Form;
import org.sluicempi.corpus.program.Dialect;

/** Makes a case from a seed. */
final class Generator {
    private final long seed;
    private final Random random;

    Generator(long seed) {
        this.seed = seed;
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
    }

    Case make() {
        Dialect dialect = seed % 2 == 0 ? Dialect.OPENMPI : Dialect.MPJ;
        int phases = 1 + random.nextInt(3);
        return new Case(
                seed,
                dialect,
                IntStream.range(0, phases).mapToObj(k -> phase(dialect)).toList());
    }

    private Phase phase(Dialect dialect) {
        Nest producer = nest();
        Nest consumer = chance(2, 5) ? producer : nest();
        List<Message> messages = new ArrayList<>();
        messages.add(message(producer, consumer, dialect));
        if (chance(1, 5)) {
            messages.add(message(producer, consumer, dialect));
        }
        return new Phase(
                pick("int", "long", "double"),
                producer,
                between(),
                messages,
                between(),
                consumer,
                chance(1, 4),
                chance(3, 4) ? Phase.Alias.NONE : pick(Phase.Alias.DIFFERENT, Phase.Alias.SAME),
                chance(1, 2) ? Phase.Holder.LOCAL : pick(Phase.Holder.FIELD, Phase.Holder.ROW),
                chance(1, 8),
                chance(1, 10),
                chance(1, 3) ? 3 : 1);
    }

    private Phase.Between between() {
        return chance(3, 4) ? Phase.Between.NOTHING : pick(Phase.Between.values());
    }

    private Nest nest() {
        Form form = chance(4, 5) ? pick(Form.FLAT, Form.FLAT, Form.ROWS) : pick(Form.values());
        boolean two = form.twoLoops();
        int lo = chance(1, 2) ? 0 : random.nextInt(6);
        int hi = lo + (chance(1, 20) ? -1 : two ? 1 + random.nextInt(14) : 20 + random.nextInt(100));
        int step = form == Form.FLAT && chance(1, 5) ? 2 + random.nextInt(2) : 1;
        boolean down = step == 1 && form == Form.FLAT && chance(1, 6);
        int innerLo = chance(2, 3) ? 0 : random.nextInt(3);
        int innerHi = innerLo + 1 + random.nextInt(9);
        int cols = chance(3, 4) ? innerHi + random.nextInt(3) : Math.max(1, innerHi - 1 - random.nextInt(3));
        return new Nest(
                form,
                lo,
                hi,
                step,
                down,
                !down && form != Form.WHILE && chance(1, 6),
                chance(1, 2),
                cols,
                innerLo,
                innerHi,
                chance(1, 6) ? 2 + random.nextInt(3) : 0,
                chance(1, 25) ? lo + random.nextInt(20) : -1);
    }

    private Message message(Nest producer, Nest consumer, Dialect dialect) {
        List<Access> writes = accesses(producer);
        List<Access> reads = accesses(consumer);
        int low = Math.min(lowest(producer, writes), lowest(consumer, reads));
        writes = shifted(writes, -low);
        reads = shifted(reads, -low);
        int length = 1 + Math.max(highest(producer, writes), highest(consumer, reads)) + random.nextInt(3);
        boolean offsets = dialect == Dialect.MPJ;
        int sendOffset = offsets && chance(1, 3) ? random.nextInt(length) : 0;
        int count = chance(1, 2) ? length - sendOffset : random.nextInt(length - sendOffset + 1);
        int recvOffset =
                offsets && chance(1, 4) ? random.nextInt(length - count + 1) : Math.min(sendOffset, length - count);
        int recvCount = chance(2, 3) ? count : length - recvOffset;
        return new Message(writes, reads, length, sendOffset, count, recvOffset, recvCount, chance(1, 4), chance(1, 6));
    }

    private List<Access> accesses(Nest nest) {
        int scale = nest.form().twoLoops() || chance(4, 5) ? 1 : pick(1, 2, 3, -1);
        List<Access> accesses = new ArrayList<>();
        int number = chance(2, 3) ? 1 : 1 + random.nextInt(3);
        for (int k = 0; k < number; k++) {
            accesses.add(new Access(chance(1, 15) ? -scale : scale, random.nextInt(5) - 2));
        }
        return accesses;
    }

    private static List<Access> shifted(List<Access> accesses, int by) {
        return accesses.stream()
                .map(a -> new Access(a.scale(), a.offset() + by))
                .toList();
    }

    private static int lowest(Nest nest, List<Access> accesses) {
        return accesses.stream()
                .map(a -> nest.places(a).stream().min(Integer::compare).orElse(0))
                .min(Integer::compare)
                .orElse(0);
    }

    private static int highest(Nest nest, List<Access> accesses) {
        return accesses.stream()
                .map(a -> nest.places(a).stream().max(Integer::compare).orElse(0))
                .max(Integer::compare)
                .orElse(0);
    }

    private boolean chance(int wins, int of) {
        return random.nextInt(of) < wins;
    }

    @SafeVarargs
    private <T> T pick(T... values) {
        return values[random.nextInt(values.length)];
    }
}

package org.sluicempi.runtime.predict;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers envelopes by first appearance, from 0. Not for several threads at a time. */
public final class Envelopes {
    private final Map<Envelope, Integer> numbers = new HashMap<>();
    private final List<Envelope> all = new ArrayList<>();

    /**
     * The number of an envelope.
     *
     * @return at most {@link Predictor#LARGEST}; {@link Predictor#NONE} for an envelope that is met after so many others
     */
    public int number(Envelope envelope) {
        Integer known = numbers.get(envelope);
        if (known != null) {
            return known;
        }
        int next = all.size();
        if (next > Predictor.LARGEST) {
            return Predictor.NONE;
        }
        numbers.put(envelope, next);
        all.add(envelope);
        return next;
    }

    /**
     * The envelope of a number.
     *
     * @throws IndexOutOfBoundsException if {@link #number} has not given it away
     */
    public Envelope envelope(int number) {
        return all.get(number);
    }

    /** How many different envelopes there were. */
    public int size() {
        return all.size();
    }
}

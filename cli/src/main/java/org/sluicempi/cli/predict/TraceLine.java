package org.sluicempi.cli.predict;

import java.util.Optional;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.runtime.predict.Candidates.Match;
import org.sluicempi.runtime.predict.Envelope;

/**
 * One line of a trace: {@code source tag count datatype buffer communicator callsite}, all whole numbers, source and tag negative
 * for any; then, if the writer knew them, {@code source tag} of the message that came.
 */
final class TraceLine {
    private static final int CALL = 7;
    private static final int WITH_MESSAGE = 9;

    private final String place;
    private final String[] words;

    private TraceLine(String place, String[] words) {
        this.place = place;
        this.words = words;
    }

    /**
     * Reads a line.
     *
     * @param place what stands before the message of an error, {@code file:line}
     * @return nothing for a line that is empty or begins with {@code #}
     * @throws InputException if the line is something else
     */
    static Optional<TracedReceive> parse(String line, String place) {
        String text = line.strip();
        if (text.isEmpty() || text.startsWith("#")) {
            return Optional.empty();
        }
        String[] words = text.split("\\s+");
        if (words.length != CALL && words.length != WITH_MESSAGE) {
            throw new InputException(place + ": " + words.length + " words, but a receive has " + CALL
                    + " (source tag count datatype buffer communicator callsite) or " + WITH_MESSAGE
                    + " (source and tag of its message)");
        }
        return Optional.of(new TraceLine(place, words).receive());
    }

    private TracedReceive receive() {
        Envelope envelope = new Envelope(number(0), number(1), number(2), large(3), large(4), large(5));
        int site = number(CALL - 1);
        if (site < 0) {
            throw new InputException(place + ": call site " + site);
        }
        return new TracedReceive(
                envelope,
                site,
                words.length == CALL ? Optional.empty() : Optional.of(new Match(number(CALL), number(CALL + 1))));
    }

    private int number(int index) {
        long value = large(index);
        if (value != (int) value) {
            throw new InputException(place + ": " + words[index] + " does not fit an int");
        }
        return (int) value;
    }

    private long large(int index) {
        try {
            return Long.parseLong(words[index]);
        } catch (NumberFormatException e) {
            throw new InputException(place + ": \"" + words[index] + "\" is not a whole number");
        }
    }
}

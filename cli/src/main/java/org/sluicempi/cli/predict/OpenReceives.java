package org.sluicempi.cli.predict;

import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.predict.Candidates;
import org.sluicempi.runtime.predict.Candidates.Candidate;
import org.sluicempi.runtime.predict.Candidates.Match;
import org.sluicempi.runtime.predict.Envelopes;

/**
 * Receives that name no source or no tag.
 *
 * @param count of them, in all ranks
 * @param told how many of them have a message in the trace
 * @param first which part of these got the message that was most probable, from 0 to 1
 * @param candidates how many messages were thought possible, on average
 * @param probability that was given to the message that came, on average, from 0 to 1
 */
public record OpenReceives(int count, int told, double first, double candidates, double probability) {
    /** Asks for the candidates of each such receive before they learn what it got; nothing if there is none. */
    static Optional<OpenReceives> of(Trace trace) {
        Sums sums = new Sums();
        for (RankTrace rank : trace.ranks()) {
            Candidates candidates = new Candidates();
            Envelopes envelopes = new Envelopes();
            for (TracedReceive receive : rank.receives()) {
                if (receive.envelope().isWildcard()) {
                    sums.count++;
                    int number = envelopes.number(receive.envelope());
                    receive.got().ifPresent(match -> {
                        sums.add(candidates.of(number), match);
                        candidates.observe(number, match);
                    });
                }
            }
        }
        return sums.count == 0 ? Optional.empty() : Optional.of(sums.result());
    }

    private static final class Sums {
        private int count;
        private int told;
        private int first;
        private long candidates;
        private double probability;

        private void add(List<Candidate> expected, Match came) {
            told++;
            candidates += expected.size();
            if (!expected.isEmpty() && expected.get(0).match().equals(came)) {
                first++;
            }
            probability += expected.stream()
                    .filter(c -> c.match().equals(came))
                    .mapToDouble(Candidate::probability)
                    .sum();
        }

        private OpenReceives result() {
            double all = Math.max(1, told);
            return new OpenReceives(count, told, first / all, candidates / all, probability / all);
        }
    }
}

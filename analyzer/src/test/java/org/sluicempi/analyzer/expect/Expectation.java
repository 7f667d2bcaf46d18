package org.sluicempi.analyzer.expect;

import java.util.Optional;
import org.sluicempi.analyzer.rule.Rule;

/**
 * A remark that a program expects.
 *
 * @param line from 1
 * @param guard the condition under which a message is cut, as the remark words it; empty where none is named
 * @param words what its message must contain, or with {@code not } in front must not
 */
public record Expectation(int line, Rule rule, String guard, Optional<String> words) {
    private static final String NOT = "not ";

    /** Whether a remark, as it is printed, is in the words that are asked for. */
    public boolean isWorded(String remark) {
        return words.map(asked -> asked.startsWith(NOT)
                        ? !remark.contains(asked.substring(NOT.length()))
                        : remark.contains(asked))
                .orElse(true);
    }
}

package org.sluicempi.analyzer.rule;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.source.Position;

/**
 * One finding at one site.
 *
 * @param position the call that sends or receives, or the file
 * @param message what was found; no full stop; names the variable and the statement that matter
 * @param remedy what the author could change to allow it, without "to allow it, "; empty where nothing would help
 * @param related the places that conflict, each with what is there
 */
public record Remark(Rule rule, Position position, String message, Optional<String> remedy, List<Related> related) {
    /** Another place that a finding speaks of. */
    public record Related(Position position, String what) {}

    public Remark {
        related = List.copyOf(related);
    }

    /** {@code file:line:col: missed SL104: message; to allow it, remedy}. */
    @Override
    public String toString() {
        return position + ": " + rule.kind().label() + " " + rule.id() + ": " + message
                + remedy.map(r -> "; to allow it, " + r).orElse("");
    }
}

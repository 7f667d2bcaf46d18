package org.sluicempi.analyzer.dependence.write;

import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;

/**
 * What is said to the runtime about a range of elements of one message: half open, as expressions over the loop's counter, or
 * over the ends of a strip.
 *
 * @param site id of the message's site
 * @param variable its delta object
 * @param from empty for all elements below the end
 * @param elementsPerIteration how many elements of the buffer one iteration moves on by
 */
public record RangeCall(
        String site, DeltaNames names, String variable, String from, String to, String elementsPerIteration) {
    /** Of all elements below an end. */
    static RangeCall below(String site, DeltaNames names, String variable, String to) {
        return new RangeCall(site, names, variable, "", to, "1");
    }

    /** The statement that waits for the range. */
    public String waiting() {
        return statement(names.waitData());
    }

    /** The statement that says that the range is final. */
    public String sending() {
        return statement(names.sendData());
    }

    /** The end of a strip that suits this message. */
    String strip(String first, String end) {
        String elements = elementsPerIteration.equals("1") ? "" : ", " + elementsPerIteration;
        return variable + "." + names.strip() + "(" + first + ", " + end + elements + ")";
    }

    private String statement(String method) {
        return variable + "." + method + "(" + (from.isEmpty() ? "" : from + ", ") + to + ");";
    }
}

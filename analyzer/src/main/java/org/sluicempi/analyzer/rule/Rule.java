package org.sluicempi.analyzer.rule;

import java.util.Locale;
import java.util.Optional;

/**
 * Every cause that a remark can name. One cause, one id; each has a page {@code docs/rules/ID.md}. 0xx passed and
 * analysis, 1xx and 2xx missed.
 */
public enum Rule {
    SL001(Kind.PASSED, "Send flows while its producer loop runs"),
    SL002(Kind.PASSED, "Receive flows while its consumer loop runs"),
    SL003(Kind.PASSED, "Blocking call made nonblocking"),
    SL004(Kind.PASSED, "Sends of a loop are under way together"),
    SL005(Kind.PASSED, "Receives of a loop are under way together"),
    SL006(Kind.PASSED, "Calls that follow one another are under way together"),
    SL010(Kind.ANALYSIS, "Message too small to gain"),
    SL011(Kind.ANALYSIS, "File could not be analysed"),
    SL012(Kind.ANALYSIS, "Already transformed"),
    SL013(Kind.ANALYSIS, "Message is needed whole where it arrives"),
    SL014(Kind.ANALYSIS, "Nothing to overlap at this call"),
    SL015(Kind.ANALYSIS, "Call of a kind that stays as it is"),
    SL016(Kind.ANALYSIS, "Internal error"),
    SL101(Kind.MISSED, "No loop of this method produces the buffer"),
    SL102(Kind.MISSED, "No loop of this method consumes the buffer"),
    SL103(Kind.MISSED, "Loop has no counted form"),
    SL104(Kind.MISSED, "Footprint cannot be computed"),
    SL105(Kind.MISSED, "Later iteration may write an element that would have been sent"),
    SL106(Kind.MISSED, "Argument cannot be evaluated before the loop"),
    SL107(Kind.MISSED, "Statement between loop and call touches the buffer"),
    SL108(Kind.MISSED, "Statement between loop and call may communicate or do I/O"),
    SL109(Kind.MISSED, "Loop may be left early"),
    SL110(Kind.MISSED, "Exception handler around the loop"),
    SL111(Kind.MISSED, "Two names may mean the same array"),
    SL112(Kind.MISSED, "Send mode does not allow it"),
    SL113(Kind.MISSED, "Datatype does not fit the buffer"),
    SL114(Kind.MISSED, "Call inside the loop may touch the buffer, communicate or do I/O"),
    SL115(Kind.MISSED, "Status is used before the loop has consumed the message"),
    SL116(Kind.MISSED, "Buffer expression is not a variable, field or row"),
    SL117(Kind.MISSED, "Loop reads elements that the receive does not cover in a computable order"),
    SL118(Kind.MISSED, "Loop and call stand under different conditions"),
    SL119(Kind.MISSED, "Change cannot be written at this place"),
    SL120(Kind.MISSED, "Loop uses the buffer of a message that is under way");

    private final Kind kind;
    private final String title;

    Rule(Kind kind, String title) {
        this.kind = kind;
        this.title = title;
    }

    public String id() {
        return name();
    }

    public Kind kind() {
        return kind;
    }

    public String title() {
        return title;
    }

    /** The rule with this id, in either case. */
    public static Optional<Rule> byId(String id) {
        for (Rule rule : values()) {
            if (rule.name().equals(id.toUpperCase(Locale.ROOT))) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }
}

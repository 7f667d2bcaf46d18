package org.sluicempi.analyzer.dependence.group;

import java.util.List;
import spoon.reflect.code.CtStatement;

/**
 * Calls that are under way together.
 *
 * @param members in the order of the text, at least two
 * @param first the statement in front of which they are declared
 * @param last a later one of the same braces, or the same, behind which they are waited for
 * @param mayThrow whether something in these statements besides the calls may end them by an exception; then they are one
 */
public record Group(List<Member> members, CtStatement first, CtStatement last, boolean mayThrow) {
    public Group {
        members = List.copyOf(members);
    }

    boolean receives() {
        return members.stream().anyMatch(Member::receives);
    }
}

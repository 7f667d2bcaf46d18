package org.sluicempi.analyzer.dependence.group;

import java.util.List;
import spoon.reflect.code.CtStatement;

/**
 * Calls that are under way together.
 *
 * @param members in the order of the text, at least two
 * @param statements that hold them, one behind the other in the same braces: the calls are declared in front of the first and
 *     waited for behind the last
 * @param mayThrow whether something in these statements besides the calls may end them by an exception; then they are one
 */
public record Group(List<Member> members, List<CtStatement> statements, boolean mayThrow) {
    public Group {
        members = List.copyOf(members);
        statements = List.copyOf(statements);
    }

    public CtStatement first() {
        return statements.get(0);
    }

    public CtStatement last() {
        return statements.get(statements.size() - 1);
    }

    boolean receives() {
        return members.stream().anyMatch(Member::receives);
    }
}

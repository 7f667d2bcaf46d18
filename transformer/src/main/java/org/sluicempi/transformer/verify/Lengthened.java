package org.sluicempi.transformer.verify;

import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * Calls that get arguments, of methods that get parameters for them.
 *
 * @param before the text that the plan speaks of
 */
record Lengthened(SourceText before, FilePlan plan) {

    /**
     * Whether a method's name means what the plan makes of what it meant: the same method, with a delta object for each argument
     * that this call gets.
     *
     * @param offset of the name in the original
     */
    boolean isPlanned(int offset, Meaning meant, Meaning means, Dialect dialect) {
        int added = arguments(offset);
        boolean methods = meant.kind() == Meaning.Kind.METHOD && means.kind() == Meaning.Kind.METHOD;
        String old = meant.declaration();
        int close = old.length() - 1;
        if (added == 0 || !methods || !means.declaration().startsWith(old.substring(0, close))) {
            return false;
        }
        String rest = means.declaration().substring(close);
        String list = old.endsWith("()") ? ", " + rest : rest;
        String[] types = list.substring(0, list.length() - 1).split(", ", -1);
        Set<String> delta = new DeltaMembers(dialect).types();
        boolean all = types[0].isEmpty() && types.length == added + 1;
        for (int i = 1; all && i < types.length; i++) {
            all = delta.contains(types[i]);
        }
        return all;
    }

    /** How many arguments the call gets that has its name here. */
    private int arguments(int name) {
        Tokens tokens = before.tokens();
        Optional<Token> close = tokens.from(name)
                .flatMap(token -> tokens.from(token.end()))
                .filter(token -> tokens.is(token, "("))
                .flatMap(tokens::closing);
        return close.isEmpty()
                ? 0
                : (int) plan.steps().stream()
                        .filter(step -> step instanceof Step.Append append
                                && append.at() == close.get().start())
                        .count();
    }
}

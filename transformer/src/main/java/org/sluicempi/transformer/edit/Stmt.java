package org.sluicempi.transformer.edit;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.source.Span;

/**
 * One statement of the original text, or several that follow one another.
 *
 * @param parent the statement that directly holds this one; null for the body of a method or lambda
 * @param block whether it is a block in braces
 * @param depth twice the number of statements around it; one less for several statements that follow one another
 * @param number place among the statements of the text, from the outside in; those inside this one come right behind it
 */
record Stmt(Span span, Role role, @Nullable Stmt parent, boolean block, int depth, int number) {
    /** Where a statement stands. */
    enum Role {
        /** Among others; statements can be added beside it. */
        LISTED,
        /** The whole body of an if, else, loop or arrow; beside it statements can only be added with braces. */
        BODY,
        /** Behind a label. */
        LABELLED,
        /** The braces of a method, lambda, try, catch and the like. */
        FIXED
    }

    /** By where they start, the outermost first. */
    static List<Stmt> inOrder(Collection<Stmt> all) {
        return all.stream()
                .sorted(Comparator.comparingInt(Stmt::start).thenComparingInt(Stmt::depth))
                .toList();
    }

    int start() {
        return span.start();
    }

    int end() {
        return span.end();
    }

    /** This statement with its labels. */
    Stmt labelled() {
        Stmt found = this;
        while (found.role == Role.LABELLED && found.parent != null) {
            found = found.parent;
        }
        return found;
    }
}

package org.sluicempi.analyzer.flow;

import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.cu.SourcePosition;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;

/**
 * Where a compiler may place what an element does.
 *
 * @param from first line of the innermost statement around the element
 * @param to last line of the element, inclusive
 */
record Lines(int from, int to) {
    static Lines of(CtElement origin) {
        CtElement placed = origin;
        while (!placed.getPosition().isValidPosition() && placed.isParentInitialized()) {
            placed = placed.getParent();
        }
        CtElement statement = placed;
        while (!isStatement(statement)) {
            statement = statement.getParent();
        }
        SourcePosition position = placed.getPosition();
        int from = statement.getPosition().isValidPosition()
                ? Math.min(statement.getPosition().getLine(), position.getLine())
                : position.getLine();
        return new Lines(from, position.getEndLine());
    }

    /** The lines of the element alone; none if it has no text. */
    static Lines exact(CtElement element) {
        SourcePosition position = element.getPosition();
        return position.isValidPosition() ? new Lines(position.getLine(), position.getEndLine()) : new Lines(0, -1);
    }

    /** Both. */
    Lines with(Lines other) {
        return new Lines(Math.min(from, other.from), Math.max(to, other.to));
    }

    boolean holds(int line) {
        return from <= line && line <= to;
    }

    private static boolean isStatement(CtElement element) {
        if (element instanceof CtType<?> || element instanceof CtField<?> || !element.isParentInitialized()) {
            return true;
        }
        CtElement parent = element.getParent();
        return parent instanceof CtBlock<?>
                || parent instanceof CtStatementList
                || parent instanceof CtCase<?>
                || parent instanceof CtAbstractSwitch<?> && element instanceof CtCase<?>
                || parent instanceof CtLambda<?>
                || parent instanceof CtType<?>;
    }
}

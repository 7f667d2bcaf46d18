package org.sluicempi.analyzer.flow;

import java.util.Arrays;
import spoon.reflect.code.CtBlock;
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
        Lines own = placed instanceof CtType<?> type ? around(type) : exact(placed);
        return statement.getPosition().isValidPosition()
                ? new Lines(Math.min(own.from, exact(statement).from), own.to)
                : own;
    }

    /** The lines of the element alone; none if it has no text. */
    static Lines exact(CtElement element) {
        SourcePosition position = element.getPosition();
        if (!position.isValidPosition()) {
            return new Lines(0, -1);
        }
        int[] ends = position.getCompilationUnit().getLineSeparatorPositions();
        return new Lines(line(ends, position.getSourceStart()), line(ends, position.getSourceEnd()));
    }

    /** @param ends offsets at which lines end */
    private static int line(int[] ends, int offset) {
        int found = Arrays.binarySearch(ends, offset);
        return found < 0 ? -found : found + 1;
    }

    /** From the first line of this to the last one of the other. */
    Lines upTo(Lines other) {
        return new Lines(from, other.to);
    }

    /** Both. */
    Lines with(Lines other) {
        return new Lines(Math.min(from, other.from), Math.max(to, other.to));
    }

    /** The lines of a type; of an anonymous one, with the expression that makes its object. */
    static Lines around(CtType<?> type) {
        return type.isAnonymous() && type.isParentInitialized()
                ? exact(type.getParent()).with(exact(type))
                : exact(type);
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
                || parent instanceof CtStatementList list
                        && list.getStatements().stream().anyMatch(statement -> statement == element)
                || parent instanceof CtLambda<?>
                || parent instanceof CtType<?>;
    }
}

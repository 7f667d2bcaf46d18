package org.sluicempi.analyzer.flow;

import java.util.Arrays;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtConditional;
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
 * @param to last line of the element, or of the branch of a conditional expression that it is in; inclusive
 */
record Lines(int from, int to) {
    static Lines of(CtElement origin) {
        CtElement placed = origin;
        while (!placed.getPosition().isValidPosition() && placed.isParentInitialized()) {
            placed = placed.getParent();
        }
        CtElement statement = placed;
        int last = 0;
        while (!isStatement(statement)) {
            last = isChosen(statement) ? Math.max(last, exact(statement).to) : last;
            statement = statement.getParent();
        }
        Lines own = placed instanceof CtType<?> type ? around(type) : exact(placed);
        int from = statement.getPosition().isValidPosition() ? exact(statement).from : own.from;
        return new Lines(Math.min(own.from, from), Math.max(own.to, last));
    }

    /** Whether an expression is chosen by a condition: the compiler notes the line of its operator before its operands. */
    private static boolean isChosen(CtElement element) {
        return element.isParentInitialized()
                && element.getParent() instanceof CtConditional<?> choice
                && element != choice.getCondition();
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

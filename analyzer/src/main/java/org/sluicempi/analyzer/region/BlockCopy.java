package org.sluicempi.analyzer.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.factory.Factory;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * The elements that {@code System.arraycopy} reads of an array, or writes of it, as those of a loop that touches one after
 * another. It touches all of them or, where it fails, none.
 */
public final class BlockCopy {
    private static final int SOURCE = 0;
    private static final int TARGET = 2;
    private static final int COUNT = 4;

    /** Which arguments are the arrays. */
    public static final List<Integer> ARRAYS = List.of(SOURCE, TARGET);

    private final CountedLoop outer;
    private final ExpressionReader expressions;

    /** @param expressions reads the body of the outer loop */
    BlockCopy(CountedLoop outer, ExpressionReader expressions) {
        this.outer = outer;
        this.expressions = expressions;
    }

    public static boolean isOne(Step.Call call) {
        return call.method().id().equals("java.lang.System#arraycopy") && call.origin() instanceof CtInvocation<?>;
    }

    /** Whether it copies from and to arrays of one primitive type, so that no element is refused when others have been copied. */
    public static boolean isOfNumbers(Step.Call call) {
        List<CtExpression<?>> arguments = ((CtInvocation<?>) call.origin()).getArguments();
        return elements(arguments.get(SOURCE))
                .filter(CtTypeReference::isPrimitive)
                .flatMap(type -> elements(arguments.get(TARGET)).filter(type::equals))
                .isPresent();
    }

    private static Optional<CtTypeReference<?>> elements(CtExpression<?> array) {
        return array.getTypeCasts().isEmpty() && array.getType() instanceof CtArrayTypeReference<?> type
                ? Optional.of(type.getComponentType())
                : Optional.empty();
    }

    /** How many elements it copies. */
    public static Value count(Step.Call call) {
        return call.arguments().get(COUNT);
    }

    /**
     * What is touched of an array that the call gets.
     *
     * @param first an access of the call to the array's first element
     * @return empty where it cannot be computed
     */
    Optional<Access> access(Access first, Step.Call call, Value array) {
        int argument = call.arguments().indexOf(array);
        Optional<Poly> from = expressions.read(call.arguments().get(argument + 1));
        Optional<Poly> count = expressions.read(count(call));
        if (from.isEmpty() || count.isEmpty()) {
            return Optional.empty();
        }
        CountedLoop elements = loop((CtInvocation<?>) call.origin(), count.get(), first.nest());
        List<CountedLoop> nest = new ArrayList<>(first.nest());
        nest.add(elements);
        return Optional.of(new Access(
                first.step(),
                first.element(),
                from.get().plus(Poly.of(elements.symbol())),
                first.length(),
                nest,
                first.conditional(),
                argument == TARGET));
    }

    /** {@code for (int element = 0; element < count; element++)}, in the place of the call. */
    private CountedLoop loop(CtInvocation<?> call, Poly count, List<CountedLoop> around) {
        Factory factory = call.getFactory();
        CtExpression<?> bound = call.getArguments().get(COUNT);
        CtExpression<?> start = factory.createLiteral(0);
        CtLocalVariable<?> counter =
                factory.createLocalVariable(factory.Type().integerPrimitiveType(), "element", null);
        CtFor loop = factory.createFor();
        loop.setParent(call);
        start.setParent(loop);
        counter.setParent(loop);
        List<Poly> facts = Stream.concat(Stream.of(outer), around.stream())
                .flatMap(other -> other.range().stream())
                .toList();
        Pace pace = new Pace(Poly.ONE, true, true);
        return CountedLoop.of(loop, counter, Poly.ZERO, count, pace, start, bound, false)
                .knowing(facts);
    }
}

package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtVariableRead;

/**
 * Tests, in the order in which they have to be made, that show the arguments of a call to be free of exceptions: each can be
 * evaluated where those before it hold. Where one does not hold, the call itself has to throw, in its own words and at its own
 * place, or whatever stands there before it.
 *
 * <p>What is tested is a variable, a field or an element, because only that can be written twice.
 */
public final class EarlyTests {
    private final Body body;
    private final Inlining inlining;
    private final SourceText text;
    private final List<String> tests = new ArrayList<>();

    /** @param inlining for the place where the tests will stand */
    public EarlyTests(Body body, Inlining inlining, SourceText text) {
        this.body = body;
        this.inlining = inlining;
        this.text = text;
    }

    /** The tests asked for so far, each once. */
    public List<String> all() {
        return List.copyOf(tests);
    }

    /** Tests that a value is not null, if that can be written. */
    public boolean notNull(Value value) {
        return add(written(value).map(reference -> List.of(reference + " != null")));
    }

    /** Tests that a value is not zero, if that can be written. */
    boolean notZero(Value value) {
        return add(number(value).map(number -> List.of(number + " != 0")));
    }

    private Optional<String> number(Value value) {
        return written(value).or(() -> computed(value));
    }

    /** A sum or a product of what can be written, which neither fails nor changes anything. */
    private Optional<String> computed(Value value) {
        Step producer = body.producer(value);
        return producer instanceof Step.Binary binary
                        && binary.faults().isEmpty()
                        && producer.origin() instanceof CtBinaryOperator<?> expression
                        && expression.getTypeCasts().isEmpty()
                        && isNumber(binary.left())
                        && isNumber(binary.right())
                ? Optional.of(primary(expression))
                : Optional.empty();
    }

    private boolean isNumber(Value value) {
        return body.producer(value) instanceof Step.Constant || number(value).isPresent();
    }

    /** Tests that an element exists in an array that is not null, if that can be written. */
    boolean inside(Step.ReadElement element) {
        if (!(element.origin() instanceof CtArrayRead<?> read)) {
            return false;
        }
        CtExpression<?> index = read.getIndexExpression();
        boolean natural =
                index instanceof CtLiteral<?> literal && literal.getValue() instanceof Integer number && number >= 0;
        return add(written(element.array()).map(array -> {
            String place = primary(index);
            String below = place + " < " + array + ".length";
            return natural ? List.of(below) : List.of("0 <= " + place, below);
        }));
    }

    private boolean add(Optional<List<String>> wanted) {
        wanted.ifPresent(
                all -> all.stream().filter(test -> !tests.contains(test)).forEach(tests::add));
        return wanted.isPresent();
    }

    private Optional<String> written(Value value) {
        Step producer = body.producer(value);
        boolean variable = producer instanceof Step.ReadLocal
                || producer instanceof Step.ReadField
                || producer instanceof Step.ReadElement;
        return variable
                        && producer.origin() instanceof CtExpression<?> expression
                        && isName(expression)
                        && expression.getTypeCasts().isEmpty()
                ? Optional.of(primary(expression))
                : Optional.empty();
    }

    /** The text of an expression, such that any operator can stand beside it. */
    private String primary(CtExpression<?> expression) {
        CtExpression<?> whole = inlining.written(expression);
        String source = inlining.text(expression, text);
        boolean plain = (isName(whole) || whole instanceof CtLiteral<?>)
                && whole.getTypeCasts().isEmpty();
        return plain || isInParentheses(source) ? source : "(" + source + ")";
    }

    /** Whether the first parenthesis is closed by the last one. */
    private static boolean isInParentheses(String source) {
        Tokens tokens = Tokens.of(source);
        List<String> words = tokens.code().stream().map(tokens::read).toList();
        int depth = 0;
        for (int i = 0; i < words.size(); i++) {
            depth += words.get(i).equals("(") ? 1 : words.get(i).equals(")") ? -1 : 0;
            if (depth == 0) {
                return i > 0 && i == words.size() - 1;
            }
        }
        return false;
    }

    private static boolean isName(CtExpression<?> expression) {
        return expression instanceof CtVariableRead<?> || expression instanceof CtArrayRead<?>;
    }
}

package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.EnclosingIf;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Evaluation;
import org.sluicempi.analyzer.dependence.code.Inlining;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtConditional;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;

/**
 * SL106 and SL118: everything that the call evaluates must have the same value before the loop. What may throw there is
 * tested, if the test can be written.
 */
public final class ArgumentCheck implements Check {
    private final boolean sizeToldAtEnd;

    /** @param sizeToldAtEnd whether the array's length is evaluated instead of the number of elements */
    public ArgumentCheck(boolean sizeToldAtEnd) {
        this.sizeToldAtEnd = sizeToldAtEnd;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Remarks remarks = candidate.remarks();
        Evaluation evaluation = new Evaluation(
                candidate.whole(),
                candidate.begin(),
                candidate.start(),
                EnclosingFacts.of(candidate.loop(), candidate.method()),
                true,
                Optional.of(candidate.tests()));
        for (EnclosingIf condition : candidate.conditions()) {
            Optional<CtElement> obstacle = evaluation.obstacle(condition.expression());
            if (obstacle.isPresent()) {
                return Optional.of(remarks.say(
                        Rule.SL118,
                        "the call stands under 'if (" + remarks.snippet(condition.expression()) + ")' and "
                                + candidate.loopName() + " does not, and the condition cannot be evaluated before the"
                                + " loop because of '" + remarks.snippet(obstacle.get()) + "' at "
                                + remarks.line(obstacle.get()),
                        "compute the condition before the loop",
                        condition.expression(),
                        obstacle.get()));
            }
        }
        for (CtExpression<?> argument : early(candidate, sizeToldAtEnd)) {
            Optional<CtElement> obstacle = evaluation.obstacle(argument);
            if (obstacle.isPresent()) {
                return Optional.of(remarks.say(
                        Rule.SL106,
                        "argument '" + remarks.snippet(argument) + "' cannot be evaluated before "
                                + candidate.loopName() + " because of '" + remarks.snippet(obstacle.get()) + "' at "
                                + remarks.line(obstacle.get()),
                        "compute '" + remarks.snippet(argument) + "' before the loop",
                        argument,
                        obstacle.get()));
            }
        }
        return sizeToldAtEnd ? unmeasured(candidate) : Optional.empty();
    }

    private static List<CtExpression<?>> early(Candidate candidate, boolean sizeToldAtEnd) {
        List<CtExpression<?>> expressions = new ArrayList<>();
        expressions.add(candidate.site().communicator());
        expressions.addAll(candidate.site().arguments());
        expressions.removeIf(
                argument -> sizeToldAtEnd && argument == candidate.site().count());
        return expressions;
    }

    /** The length of the array cannot be asked for where there may be none. */
    private static Optional<Remark> unmeasured(Candidate candidate) {
        boolean measured = new Proofs(candidate.method()).isNotNull(candidate.bufferValue(), candidate.start())
                || candidate.tests().notNull(candidate.bufferValue());
        Remarks remarks = candidate.remarks();
        return measured
                ? Optional.empty()
                : Optional.of(remarks.say(
                        Rule.SL106,
                        "argument '" + remarks.snippet(candidate.site().count()) + "' is known only behind "
                                + candidate.loopName() + ", and '"
                                + candidate.buffer().name() + "' may be null before it",
                        "keep the array in a local variable",
                        candidate.site().count()));
    }

    /** The tests, the conditions around the call and the guards, joined; nothing where there are none. */
    public static Optional<String> when(Candidate candidate) {
        List<String> parts = new ArrayList<>(candidate.tests().all());
        boolean alone = candidate.conditions().size() + candidate.guards().size() == 1;
        boolean tested = !parts.isEmpty();
        for (EnclosingIf condition : candidate.conditions()) {
            if (!tested) {
                parts.add(text(condition, candidate, alone));
            } else {
                operands(condition).forEach(operand -> add(parts, text(operand, candidate, false)));
            }
        }
        candidate.guards().forEach(guard -> add(parts, guard));
        return parts.isEmpty() ? Optional.empty() : Optional.of(String.join(" && ", parts));
    }

    private static void add(List<String> parts, String part) {
        if (!parts.contains(part)) {
            parts.add(part);
        }
    }

    /** The conditions that one made with {@code &&} consists of. */
    private static List<EnclosingIf> operands(EnclosingIf condition) {
        List<EnclosingIf> operands = new ArrayList<>();
        if (condition.holds()
                && condition.expression() instanceof CtBinaryOperator<?> operator
                && operator.getKind() == BinaryOperatorKind.AND) {
            operands.addAll(operands(new EnclosingIf(operator.getLeftHandOperand(), true)));
            operands.addAll(operands(new EnclosingIf(operator.getRightHandOperand(), true)));
        } else {
            operands.add(condition);
        }
        return operands;
    }

    /** The guards alone, joined; nothing where there are none. */
    public static Optional<String> guards(Candidate candidate) {
        return candidate.guards().isEmpty() ? Optional.empty() : Optional.of(String.join(" && ", candidate.guards()));
    }

    private static String text(EnclosingIf condition, Candidate candidate, boolean alone) {
        SourceText text = candidate.site().text();
        CtExpression<?> written = inlining(candidate).written(condition.expression());
        String source = inlining(candidate).text(condition.expression(), text);
        if (!condition.holds()) {
            return isOperator(written) ? "!(" + source + ")" : "!" + source;
        }
        return alone || !bindsLooser(written) ? source : "(" + source + ")";
    }

    private static Inlining inlining(Candidate candidate) {
        return new Inlining(candidate.whole(), candidate.begin());
    }

    /** The arguments of a send with everything between them and a parenthesis, as they can be written before the loop. */
    public static String early(Candidate candidate) {
        Site site = candidate.site();
        return inlining(candidate).text(site.arguments(), site.message(), site.text()) + ")";
    }

    /** The same with the length of the array in place of the number of elements. */
    public static String earlyAtMost(Candidate candidate) {
        Site site = candidate.site();
        List<CtExpression<?>> arguments = site.arguments();
        int count = arguments.indexOf(site.count());
        Span place = Spans.of(site.count(), site.text());
        Inlining inlining = inlining(candidate);
        return inlining.text(
                        arguments.subList(0, count), new Span(site.message().start(), place.start()), site.text())
                + inlining.text(site.buffer(), site.text()) + ".length"
                + inlining.text(
                        arguments.subList(count + 1, arguments.size()),
                        new Span(place.end(), site.message().end()),
                        site.text())
                + ")";
    }

    /** The number of elements, as the call says it. */
    public static String size(Candidate candidate) {
        Site site = candidate.site();
        return site.text().substring(Spans.of(site.count(), site.text()));
    }

    /** What a send is called on, as it can be written before the loop, in front of a dot. */
    public static String communicator(Candidate candidate) {
        Site site = candidate.site();
        CtExpression<?> communicator = site.communicator();
        Inlining inlining = inlining(candidate);
        String text = inlining.text(List.of(communicator), site.written().communicator(), site.text());
        CtExpression<?> written = inlining.written(communicator);
        return written == communicator || isDotted(written) ? text : "(" + text + ")";
    }

    private static boolean isDotted(CtExpression<?> expression) {
        boolean name = expression instanceof CtVariableRead<?>
                || expression instanceof CtInvocation<?>
                || expression instanceof CtArrayRead<?>;
        return name && expression.getTypeCasts().isEmpty();
    }

    private static boolean isOperator(CtExpression<?> expression) {
        return expression instanceof CtBinaryOperator<?>
                || expression instanceof CtUnaryOperator<?>
                || expression instanceof CtConditional<?>;
    }

    private static boolean bindsLooser(CtExpression<?> expression) {
        return expression instanceof CtConditional<?>
                || expression instanceof CtBinaryOperator<?> binary && binary.getKind() == BinaryOperatorKind.OR;
    }
}

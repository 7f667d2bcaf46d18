package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.code.BufferUse;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.CommunicatorSizes;
import org.sluicempi.analyzer.dependence.code.CounterUse;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.CountedLoopReader;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtTry;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Walks from a call along the statements before or after it, out of the {@code if}s around it, to the first statement
 * that touches the buffer. Statements are left aside that only write single elements of what is sent, or read a header of what is
 * received.
 */
public final class LoopSearch {
    private final Method method;
    private final Buffer buffer;
    private final boolean backwards;

    public LoopSearch(Method method, Buffer buffer, boolean backwards) {
        this.method = method;
        this.buffer = buffer;
        this.backwards = backwards;
    }

    /** Where the walk ended. */
    public sealed interface Result {}

    /**
     * A loop.
     *
     * @param between what is executed between the loop and the call, in the order of the text; conditions of {@code if}s
     *     that the walk left backwards are among it
     * @param conditions around the call and not around the loop, outermost first
     */
    public record Found(CtLoop loop, List<CtElement> between, List<EnclosingIf> conditions) implements Result {
        /** With what is executed behind all of it and before the message is sent. */
        public Found before(List<? extends CtElement> last) {
            List<CtElement> all = new ArrayList<>(between);
            all.addAll(last);
            return new Found(loop, List.copyOf(all), conditions);
        }
    }

    /** A statement that is no loop touches the buffer; {@code beyond}: a loop that does stands further off. */
    record Blocked(CtStatement statement, Optional<CtLoop> beyond) implements Result {}

    /** A loop touches the buffer, and the call stands in another loop, or the loop under another condition. */
    record Apart(CtLoop loop, CtStatement around) implements Result {}

    /** The walk ended at a {@code try} around the call. */
    record Guarded(CtTry handler) implements Result {}

    /** Nothing in reach touches the buffer. */
    record Nothing() implements Result {}

    public Result from(CtStatement call) {
        List<CtElement> between = new ArrayList<>();
        List<EnclosingIf> conditions = new ArrayList<>();
        Optional<CtStatement> blocking = Optional.empty();
        Optional<CtStatement> last = Optional.empty();
        CtStatement here = call;
        while (here.getParent() instanceof CtStatementList block) {
            for (CtStatement statement : (Iterable<CtStatement>) beside(here, block)::iterator) {
                if (touches(statement)) {
                    Optional<Called> called = method.called().filter(looked -> looked.statement() == statement);
                    if (called.isPresent()) {
                        return inside(called.get(), between, conditions);
                    }
                    Optional<CtLoop> loop = asLoop(statement);
                    if (blocking.isPresent() && loop.isPresent()) {
                        return new Blocked(blocking.get(), loop);
                    }
                    if (loop.isPresent()) {
                        return found(loop.get(), between, conditions);
                    }
                    if (!touchesElementsOnly(statement)) {
                        blocking = blocking.or(() -> Optional.of(statement));
                    }
                    last = last.or(() -> Optional.of(statement));
                }
                between.add(statement);
            }
            Optional<CtStatement> around = around(block, conditions, between);
            if (around.isEmpty()) {
                if (last.isEmpty() && block.getParent() instanceof CtTry handler) {
                    return new Guarded(handler);
                }
                break;
            }
            here = around.get();
        }
        if (last.isPresent()) {
            return last.filter(CtIf.class::isInstance)
                    .flatMap(branch -> inside(branch).<Result>map(loop -> new Apart(loop, branch)))
                    .orElse(new Blocked(last.get(), Optional.empty()));
        }
        return beyond(here);
    }

    /** Whether all that a statement does to the buffer is to write single elements, which are looked at later, or to read a header. */
    private boolean touchesElementsOnly(CtStatement statement) {
        Code code = new Code(List.of(statement), method);
        Optional<CtElement> more = backwards
                ? BufferUse.writeBut(i -> code.step(i) instanceof Step.WriteElement, code, buffer)
                : HeaderReads.others(code, buffer);
        return inside(statement).isEmpty() && more.isEmpty();
    }

    /**
     * Looks on among the statements of the called method. All that is executed there besides the loop counts as code between loop
     * and call, for a send is begun in front of the call of the method, and a receive completed behind it.
     */
    private Result inside(Called called, List<CtElement> between, List<EnclosingIf> conditions) {
        List<CtElement> parts = new ArrayList<>(called.call().getArguments());
        parts.addAll(called.method().getParameters());
        parts.addAll(called.statements());
        if (backwards) {
            Collections.reverse(parts);
        }
        Optional<CtLoop> loop = Optional.empty();
        for (CtElement part : parts) {
            boolean touches = touches(part);
            if (touches && loop.isEmpty() && part instanceof CtLoop first) {
                loop = Optional.of(first);
            } else if (touches) {
                return new Blocked(part instanceof CtStatement inner ? inner : called.statement(), Optional.empty());
            } else {
                between.add(part);
            }
        }
        return loop.<Result>map(found -> found(found, between, conditions)).orElseGet(Nothing::new);
    }

    /** A loop in the branch that touches the buffer. */
    private Optional<CtLoop> inside(CtStatement branch) {
        return branch.getElements(new TypeFilter<CtLoop>(CtLoop.class)).stream()
                .filter(this::touches)
                .findFirst();
    }

    /** Looks on from the loop that the walk cannot leave, only to say what is there. */
    private Result beyond(CtStatement here) {
        CtElement parent = here.getParent().getParent();
        if (!(parent instanceof CtLoop around) || !(around.getParent() instanceof CtStatementList block)) {
            return new Nothing();
        }
        return beside(around, block)
                .filter(statement -> statement instanceof CtLoop && touches(statement))
                .findFirst()
                .<Result>map(loop -> new Apart((CtLoop) loop, around))
                .orElseGet(Nothing::new);
    }

    private static Optional<CtLoop> asLoop(CtStatement statement) {
        return statement instanceof CtLoop loop ? Optional.of(loop) : Optional.empty();
    }

    private Found found(CtLoop loop, List<CtElement> between, List<EnclosingIf> conditions) {
        if (backwards) {
            Collections.reverse(between);
        }
        Collections.reverse(conditions);
        return new Found(loop, List.copyOf(between), List.copyOf(conditions));
    }

    private boolean touches(CtElement statement) {
        Code code = new Code(List.of(statement), method);
        return (backwards ? BufferUse.write(code, buffer) : BufferUse.any(code, buffer)).isPresent();
    }

    /** The statements on the way from one to the end of its block. */
    private Stream<CtStatement> beside(CtStatement here, CtStatementList block) {
        List<CtStatement> statements = block.getStatements();
        int index = indexOf(here, statements);
        IntStream places = backwards
                ? IntStream.range(0, index).map(i -> index - 1 - i)
                : IntStream.range(index + 1, statements.size());
        return places.mapToObj(statements::get);
    }

    private static int indexOf(CtStatement statement, List<CtStatement> statements) {
        return IntStream.range(0, statements.size())
                .filter(i -> statements.get(i) == statement)
                .findFirst()
                .orElseThrow();
    }

    private Optional<CtStatement> around(CtStatementList block, List<EnclosingIf> conditions, List<CtElement> between) {
        CtElement parent = block.getParent();
        if (parent instanceof CtStatementList) {
            return Optional.of((CtStatement) block);
        }
        if (parent instanceof CtIf branch) {
            conditions.add(new EnclosingIf(branch.getCondition(), branch.getThenStatement() == block));
            if (backwards) {
                between.add(branch.getCondition());
            }
            return Optional.of(branch);
        }
        return Optional.empty();
    }

    /** The loop as a counted one. */
    public static Optional<CountedLoop> counted(CtLoop loop, Method method) {
        return counted(loop, method, method.expressions());
    }

    /** The same for a loop whose bounds are not to be written anywhere: they may be what a communicator answers. */
    public static Optional<CountedLoop> counting(CtLoop loop, Method method) {
        return counted(loop, method, method.comparedExpressions());
    }

    private static Optional<CountedLoop> counted(CtLoop loop, Method method, ExpressionReader expressions) {
        return loop instanceof CtFor header && loop.getBody() != null && Spans.exist(loop.getBody())
                ? new CountedLoopReader(method.body(), expressions)
                        .read(header)
                        .filter(counted -> CounterUse.isPrivate(counted, method.body()))
                        .map(counted -> counted.knowing(EnclosingFacts.range(counted, method)))
                        .map(counted -> counted.knowing(
                                CommunicatorSizes.of(counted.pace().value(), method)))
                : Optional.empty();
    }

    /**
     * Why no loop was found.
     *
     * @param none the rule for a buffer that no loop touches
     */
    public static Remark refusal(Result result, Rule none, Buffer buffer, Remarks remarks) {
        if (result instanceof Blocked blocked && blocked.beyond().isPresent()) {
            return GapTouchCheck.of(remarks, buffer.name(), blocked.statement());
        }
        String what = none == Rule.SL101 ? "writes" : "reads";
        if (result instanceof Blocked blocked) {
            return remarks.say(
                    none,
                    "'" + remarks.snippet(blocked.statement()) + "' at " + remarks.line(blocked.statement()) + " "
                            + what + " '" + buffer.name() + "', which is no loop",
                    blocked.statement());
        }
        if (result instanceof Apart apart) {
            return remarks.say(
                    Rule.SL118,
                    "the loop at " + remarks.line(apart.loop()) + " that " + what + " '" + buffer.name()
                            + "' and the call are not executed equally often: '" + remarks.snippet(apart.around())
                            + "' at " + remarks.line(apart.around()) + " surrounds only one of them",
                    "let both stand in the same block",
                    apart.loop(),
                    apart.around());
        }
        if (result instanceof Guarded guarded) {
            return HandlerCheck.of(remarks, guarded.handler());
        }
        return remarks.say(none, "no loop in reach of the call " + what + " '" + buffer.name() + "'");
    }
}

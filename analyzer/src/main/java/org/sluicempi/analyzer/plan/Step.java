package org.sluicempi.analyzer.plan;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.source.Span;

/**
 * One change to a file. Expressions are Java text, ready to be written; statements are written without indentation and
 * line end, which the transformer takes from the place. {@code variable} names a delta object, {@code site} the {@link
 * SitePlan#id} on whose behalf the change is made.
 *
 * <p>Where statements may stand. In front of any statement, with or without labels; braces are added where it is the
 * whole body of an if, else, loop or arrow, so what is declared there is only seen inside these braces. Behind: an
 * insertion behind an offset goes behind the outermost statement that ends there, hence into the innermost braces around
 * it; {@code if (x) for (...) a();} ends in three statements. Replaced statements stay where they are, so one that is the
 * whole body of an if cannot become a declaration: use {@link PostReceive#declaredBefore}. Several steps may concern one
 * place. In front of a statement the order is: declarations of {@link PostReceive#declaredBefore}, {@link Insert}, {@link
 * BeginSend}; within each of these, and everywhere else, the order of the sites. A loop may be annotated on behalf of
 * several sites by several steps, but stripped only once, and not both annotated and stripped. The body of a stripped loop
 * may hold other steps. A statement's span may leave out its semicolon.
 */
public sealed interface Step {
    String site();

    /**
     * Imports of single types, one line each: {@code import mpi.DeltaSend;}.
     *
     * @param at offset where an import declaration of the file starts or, behind its semicolon, ends
     * @param before whether the lines go in front of that declaration, or behind it
     * @param types qualified names in the order of the lines, at least one
     */
    record Import(String site, int at, boolean before, List<String> types) implements Step {
        public Import {
            types = List.copyOf(types);
        }
    }

    /**
     * Declares and opens a delta send: {@code DeltaSend sendC = MPI.COMM_WORLD.deltaSendBegin(c, ...);}.
     *
     * @param before offset of the statement (or of the comment that belongs to it) that it goes in front of
     * @param expression the whole right-hand side
     * @param type simple or qualified name of the class, as it can be written in this file
     */
    record BeginSend(String site, int before, String type, String variable, String expression) implements Step {}

    /**
     * Replaces the blocking send by {@code sendC.deltaSendEnd();}.
     *
     * @param statement the statement with its semicolon
     */
    record EndSend(String site, Span statement, String variable) implements Step {}

    /**
     * Leaves the blocking send to be made where the message was not begun, because an argument might throw: {@code if
     * (!sendC.deltaSendEndIfBegun()) {...}} around it.
     *
     * @param statement the statement with its semicolon
     */
    record EndTestedSend(String site, Span statement, String variable) implements Step {
        /** What goes in front of the statement, without the brace. */
        public String header() {
            return "if (!" + variable + ".deltaSendEndIfBegun())";
        }
    }

    /**
     * Replaces the blocking receive by {@code DeltaRecv recvA = MPI.COMM_WORLD.deltaRecv(a, ...);}.
     *
     * @param declaredBefore offset where the variable is declared with {@code DeltaRecv.none()} because the receive
     *     stands in a narrower block than the loop; empty: declared at the statement
     */
    record PostReceive(
            String site,
            Span statement,
            Optional<Integer> declaredBefore,
            String type,
            String variable,
            String expression)
            implements Step {}

    /**
     * A statement of its own, such as {@code recvA.deltaWait();} or {@code Status s = recvA.deltaWait();}.
     *
     * @param at offset of a statement's start or end
     * @param before whether it goes on a line in front of the statement that starts at {@code at}, or behind the one
     *     that ends there
     */
    record Insert(String site, int at, boolean before, String statement) implements Step {}

    /**
     * Executes a statement on every way out of a loop: {@code try { for (...) ... } finally { recvA.deltaWait(); }}. Several
     * steps of one loop share the {@code try}. Annotated or stripped, the whole loop stands inside; labels stay on the loop.
     * What other steps put in front of the loop or behind it stands outside.
     *
     * @param loop the whole statement, without its labels
     */
    record Complete(String site, Span loop, String statement) implements Step {}

    /**
     * Puts runtime calls into a loop whose every iteration touches a whole range: waits first in the body, sends last.
     *
     * @param loop the whole {@code for} statement
     * @param body its body; braces are added where it is a single statement
     */
    record Annotate(String site, Span loop, Span body, List<RangeCall> waits, List<RangeCall> sends) implements Step {}

    /**
     * Strip-mines a tight loop: an outer loop over strips, the original loop inside it, waits before and sends behind
     * it. The new names are free in the method.
     *
     * @param header from {@code for} to the closing parenthesis
     * @param index the counter's name
     * @param lower span of the start value in the header, becomes {@code stripFrom}
     * @param upper span of the bound in the header, becomes {@code stripTo}
     * @param inclusive whether the header compares with {@code <=}; the operator becomes {@code <}
     * @param operator span of the comparison operator
     * @param stripFrom name for the first iteration of the strip
     * @param stripTo name for the iteration after the last of the strip
     */
    record Strip(
            String site,
            Span loop,
            Span header,
            Span body,
            String index,
            Span lower,
            Span operator,
            Span upper,
            boolean inclusive,
            String stripFrom,
            String stripTo,
            List<RangeCall> waits,
            List<RangeCall> sends)
            implements Step {}

    /**
     * {@code recvA.deltaWaitData(from, to)} or {@code sendC.deltaSendData(from, to)}: elements of the buffer, half open,
     * as expressions over the loop's counter, or over {@code stripFrom} and {@code stripTo}.
     *
     * @param elementsPerIteration how many elements of the buffer one iteration moves on by, at least 1; in a strip,
     *     where it is not 1, it is the third argument of {@code deltaStrip}
     */
    record RangeCall(String site, String variable, String from, String to, int elementsPerIteration) {
        public RangeCall(String site, String variable, String from, String to) {
            this(site, variable, from, to, 1);
        }
    }
}

package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.effect.Callers;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.source.Tokens;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtReturn;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/**
 * Whether the loop of a message may be looked for in a method that is called where the walk of {@link LoopSearch} has ended. It
 * may if the call certainly executes this method, the method can be given a parameter for the message, because every call of it
 * is known and stands in the same file, and its statements do the same where they stand as they would in the place of the call.
 */
public final class CalledSearch {
    private final Method method;
    private final Site site;

    public CalledSearch(Site site, Method method) {
        this.site = site;
        this.method = method;
    }

    /** Why a called method stays out of reach, and what would bring it into reach. */
    private record Reason(String text, String remedy) {}

    /** The site's method with the called one in it, if the walk has ended at a call that qualifies. */
    public Optional<Method> inside(LoopSearch.Result search) {
        return call(search).filter(call -> reason(call).isEmpty()).map(this::with);
    }

    private Method with(CtInvocation<?> call) {
        return method.with(new Called(call, declaration(call).orElseThrow(), others(call)));
    }

    /** Says why no loop was found. */
    public Remark refusal(LoopSearch.Result search, Rule none, Buffer buffer) {
        Remarks remarks = new Remarks(site);
        Optional<Reason> reason = call(search).flatMap(this::reason);
        if (reason.isEmpty()) {
            return LoopSearch.refusal(search, none, buffer, remarks);
        }
        CtInvocation<?> call = call(search).orElseThrow();
        return remarks.say(
                none,
                "'" + remarks.snippet(call) + "' at " + remarks.line(call)
                        + (none == Rule.SL101 ? " writes '" : " reads '") + buffer.name() + "', and "
                        + reason.get().text(),
                reason.get().remedy(),
                call);
    }

    private Optional<CtInvocation<?>> call(LoopSearch.Result search) {
        return search instanceof LoopSearch.Blocked blocked
                        && method.called().isEmpty()
                        && blocked.statement() instanceof CtInvocation<?> call
                        && declaration(call).isPresent()
                ? Optional.of(call)
                : Optional.empty();
    }

    /** What the call names, if that is a method in the same file with a loop among its statements. */
    private Optional<CtMethod<?>> declaration(CtInvocation<?> call) {
        return method.body().of(call).stream()
                .flatMap(range -> method.body().steps().subList(range.from(), range.to()).stream())
                .filter(step -> step instanceof Step.Call && step.origin() == call)
                .flatMap(step -> ((Step.Call) step).method().declaration().stream())
                .filter(found -> found instanceof CtMethod<?> && hasLoop(found) && isInFile(found))
                .<CtMethod<?>>map(found -> (CtMethod<?>) found)
                .findFirst();
    }

    private static boolean hasLoop(CtExecutable<?> found) {
        return found.getBody() != null
                && found.getBody().getStatements().stream().anyMatch(CtLoop.class::isInstance);
    }

    private boolean isInFile(CtElement element) {
        return element.getPosition().isValidPosition()
                && element.getPosition().getCompilationUnit()
                        == site.invocation().getPosition().getCompilationUnit();
    }

    private Optional<Reason> reason(CtInvocation<?> call) {
        CtMethod<?> callee = declaration(call).orElseThrow();
        return ofTarget(call, callee)
                .or(() -> ofCall(call))
                .or(() -> ofForm(callee))
                .or(() -> ofCalls(callee))
                .or(() -> ofEffects(callee))
                .or(() -> ofFields(with(call), call));
    }

    private Optional<Reason> ofTarget(CtInvocation<?> call, CtMethod<?> callee) {
        CtExpression<?> target = call.getTarget();
        boolean own = target == null || target instanceof CtTypeAccess<?> || target instanceof CtThisAccess<?>;
        if (!own
                || callee.getParent(CtType.class) != method.executable().getParent(CtType.class)
                || !(method.executable() instanceof CtMethod<?>)) {
            return Optional.of(new Reason(
                    "that method belongs to another class or object than the one that calls it",
                    "let a method of this class do the work, called without an object in front"));
        }
        return isFixed(callee)
                ? Optional.empty()
                : Optional.of(new Reason(
                        "'" + callee.getSimpleName() + "' may override another method or be overridden",
                        "declare '" + callee.getSimpleName() + "' private"));
    }

    /** Whether the method has no part in overriding, so that it may get another parameter. */
    private static boolean isFixed(CtMethod<?> callee) {
        CtType<?> type = callee.getParent(CtType.class);
        boolean last = callee.hasModifier(ModifierKind.FINAL) || type.hasModifier(ModifierKind.FINAL);
        boolean first = type.getSuperclass() == null && type.getSuperInterfaces().isEmpty();
        return callee.hasModifier(ModifierKind.PRIVATE) || callee.hasModifier(ModifierKind.STATIC) || last && first;
    }

    private Optional<Reason> ofCall(CtInvocation<?> call) {
        Remarks remarks = new Remarks(site);
        if (!(call.getParent() instanceof CtStatementList) || call.getLabel() != null || site.isHalf()) {
            return Optional.of(new Reason(
                    site.isHalf()
                            ? "the message is one half of a call"
                            : "the call stands where no statement can be put in front of it",
                    site.isHalf() ? "send and receive by two calls" : "put the call into braces, without a label"));
        }
        return call.getArguments().stream()
                .filter(argument -> !isPlain(argument))
                .findFirst()
                .map(argument -> new Reason(
                        "its argument '" + remarks.snippet(argument) + "' does more than to name or compute a value",
                        "keep the value in a local variable"));
    }

    private static boolean isPlain(CtExpression<?> argument) {
        if (argument instanceof CtBinaryOperator<?> operator) {
            return isPlain(operator.getLeftHandOperand()) && isPlain(operator.getRightHandOperand());
        }
        return argument instanceof CtLiteral<?>
                || argument instanceof CtVariableRead<?>
                || argument instanceof CtArrayRead<?> read
                        && isPlain(read.getTarget())
                        && isPlain(read.getIndexExpression());
    }

    private Optional<Reason> ofForm(CtMethod<?> callee) {
        String name = callee.getSimpleName();
        boolean odd = !callee.getFormalCtTypeParameters().isEmpty()
                || callee.getParameters().stream().anyMatch(CtParameter::isVarArgs)
                || callee.hasModifier(ModifierKind.SYNCHRONIZED);
        if (odd) {
            return Optional.of(new Reason(
                    "'" + name + "' is synchronized, generic, or takes any number of arguments",
                    "let '" + name + "' be an ordinary method"));
        }
        Remarks remarks = new Remarks(site);
        return callee.getBody().getElements((CtElement element) -> isWayOut(element)).stream()
                .findFirst()
                .map(element -> new Reason(
                        "'" + remarks.snippet(element) + "' at " + remarks.line(element)
                                + " lets '" + name + "' go on in another way than from its first statement to its last",
                        "leave that to the caller"));
    }

    private static boolean isWayOut(CtElement element) {
        return element instanceof CtReturn<?>
                || element instanceof CtTry
                || element instanceof CtSynchronized
                || element instanceof CtLambda<?>
                || element instanceof CtType<?>;
    }

    private Optional<Reason> ofCalls(CtMethod<?> callee) {
        String name = callee.getSimpleName();
        Optional<List<Callers.Place>> places = method.callers().callsOf(callee);
        boolean here = places.isPresent()
                && places.get().stream().allMatch(place -> origin(place, callee).isPresent())
                && places.get().size() + 1 == mentions(name);
        if (!here) {
            return Optional.of(new Reason(
                    "'" + name + "' may be called from elsewhere, or shares its name with another method",
                    "declare '" + name + "' private, with a name of its own"));
        }
        return places.get().stream()
                .filter(place -> place.caller().filter(caller -> caller == callee).isPresent())
                .findFirst()
                .map(place -> new Reason("'" + name + "' calls itself", "let another method do the repetition"));
    }

    /** The text of a call of the method in this file. */
    private Optional<CtInvocation<?>> origin(Callers.Place place, CtMethod<?> callee) {
        return place.body().step(place.step()) instanceof Step.Call made
                        && !made.implied()
                        && made.method().declaration().filter(found -> found == callee).isPresent()
                        && made.origin() instanceof CtInvocation<?> call
                        && isInFile(call)
                ? Optional.of(call)
                : Optional.empty();
    }

    /** How often the name stands in front of a parenthesis: where the method is declared and where it is called. */
    private long mentions(String name) {
        Tokens tokens = site.text().tokens();
        return tokens.code().stream()
                .filter(token -> tokens.is(token, name)
                        && tokens.from(token.end())
                                .filter(next -> tokens.is(next, "("))
                                .isPresent())
                .count();
    }

    private List<CtInvocation<?>> others(CtInvocation<?> call) {
        CtMethod<?> callee = declaration(call).orElseThrow();
        List<CtInvocation<?>> others = new ArrayList<>();
        method.callers().callsOf(callee).orElseThrow().stream()
                .flatMap(place -> origin(place, callee).stream())
                .filter(other -> other != call)
                .forEach(others::add);
        return others;
    }

    /** A field that is handed over must hold the same array all the time. */
    private static Optional<Reason> ofFields(Method inside, CtInvocation<?> call) {
        Code code = new Code(List.of(call), inside);
        return inside.called().orElseThrow().fields(inside.body()).stream()
                .filter(field -> code.change(field).isPresent())
                .findFirst()
                .map(field -> new Reason(
                        "the field '" + field.getSimpleName() + "' may change while the call runs",
                        "keep the array in a local variable"));
    }

    private Optional<Reason> ofEffects(CtMethod<?> callee) {
        Method inner = method.other(callee);
        Remarks remarks = new Remarks(site);
        return Stream.iterate(0, i -> i < inner.body().steps().size(), i -> i + 1)
                .filter(i -> !inner.effect(i).isKnown())
                .findFirst()
                .map(i -> inner.step(i).origin())
                .map(place -> new Reason(
                        "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " in '" + callee.getSimpleName()
                                + "' may do more than compute",
                        "leave that to the caller"));
    }
}

package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;

/**
 * Whether the loop of a message may be looked for in a method that is called where the walk of {@link LoopSearch} has ended. It
 * may if the call certainly executes this method, the method can be given a parameter for the message, because every call of it
 * is known and stands in the same file, and its statements do the same where they stand as they would in the place of the call.
 */
public final class CalledSearch {
    private final Method method;
    private final Site site;
    private final Map<CtInvocation<?>, Method> made = new IdentityHashMap<>();
    private final Map<CtInvocation<?>, Optional<OutOfReach>> reasons = new IdentityHashMap<>();

    public CalledSearch(Site site, Method method) {
        this.site = site;
        this.method = method;
    }

    /** The site's method with the called one in it, if the walk has ended at a call that qualifies. */
    public Optional<Method> inside(LoopSearch.Result search) {
        return call(search).filter(call -> reason(call).isEmpty()).map(this::with);
    }

    /** Made once for a call: it is as large as both methods. */
    private Method with(CtInvocation<?> call) {
        return made.computeIfAbsent(
                call, key -> method.with(new Called(key, declaration(key).orElseThrow(), others(key))));
    }

    /** Says why no loop was found. */
    public Remark refusal(LoopSearch.Result search, Rule none, Buffer buffer) {
        Remarks remarks = new Remarks(site);
        Optional<OutOfReach> reason = call(search).flatMap(this::reason);
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
                        && made(blocked.statement()) instanceof CtInvocation<?> call
                        && declaration(call).isPresent()
                ? Optional.of(call)
                : Optional.empty();
    }

    /** The expression that a statement is, or that a variable is declared with. */
    private static CtElement made(CtStatement statement) {
        return statement instanceof CtLocalVariable<?> variable && variable.getDefaultExpression() != null
                ? variable.getDefaultExpression()
                : statement;
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

    /** Found out once for a call. */
    private Optional<OutOfReach> reason(CtInvocation<?> call) {
        return reasons.computeIfAbsent(call, this::findReason);
    }

    private Optional<OutOfReach> findReason(CtInvocation<?> call) {
        CtMethod<?> callee = declaration(call).orElseThrow();
        return new CalledForm(site, method)
                .reason(call, callee)
                .or(() -> ofCalls(callee))
                .or(() -> ofEffects(callee))
                .or(() -> ofFields(with(call), call))
                .or(() -> new CalledEdges(with(call), new Remarks(site)).reason());
    }

    private Optional<OutOfReach> ofCalls(CtMethod<?> callee) {
        String name = callee.getSimpleName();
        Optional<List<Callers.Place>> places = method.callers().callsOf(callee);
        boolean here = places.isPresent()
                && places.get().stream().allMatch(place -> origin(place).isPresent())
                && places.get().size() + 1 == mentions(name)
                && !method.callers().mayBeChosen(callee);
        if (!here) {
            return Optional.of(new OutOfReach(
                    "'" + name + "' may be called from elsewhere, or shares its name with another method",
                    "declare '" + name + "' private, with a name of its own"));
        }
        return places.get().stream()
                .filter(place ->
                        place.caller().filter(caller -> caller == callee).isPresent())
                .findFirst()
                .map(place -> new OutOfReach("'" + name + "' calls itself", "let another method do the repetition"));
    }

    /** The text of a call of the method in this file. */
    private Optional<CtInvocation<?>> origin(Callers.Place place) {
        return place.body().step(place.step()).origin() instanceof CtInvocation<?> call && isInFile(call)
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
                .flatMap(place -> origin(place).stream())
                .filter(other -> other != call)
                .forEach(others::add);
        return others;
    }

    /** A field that is handed over must hold the same array all the time. */
    private static Optional<OutOfReach> ofFields(Method inside, CtInvocation<?> call) {
        Code code = new Code(List.of(call), inside);
        return inside.called().orElseThrow().fields(inside.body()).stream()
                .filter(field -> code.change(field).isPresent())
                .findFirst()
                .map(field -> new OutOfReach(
                        "the field '" + field.getSimpleName() + "' may change while the call runs",
                        "keep the array in a local variable"));
    }

    private Optional<OutOfReach> ofEffects(CtMethod<?> callee) {
        Method inner = method.other(callee);
        Remarks remarks = new Remarks(site);
        return Stream.iterate(0, i -> i < inner.body().steps().size(), i -> i + 1)
                .filter(i -> !inner.effect(i).isKnown())
                .findFirst()
                .map(i -> inner.step(i).origin())
                .map(place -> new OutOfReach(
                        "'" + remarks.snippet(place) + "' at " + remarks.line(place) + " in '" + callee.getSimpleName()
                                + "' may do more than compute",
                        "leave that to the caller"));
    }
}

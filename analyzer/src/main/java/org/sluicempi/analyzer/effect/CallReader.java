package org.sluicempi.analyzer.effect;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.sluicempi.analyzer.callgraph.Adaptation;
import org.sluicempi.analyzer.callgraph.Codes;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.Openness;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.Reflection;
import org.sluicempi.analyzer.callgraph.Targets;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;

/**
 * What calls do: of the API by its dialect, of the program's own methods by bottom-up summaries of their bodies, of the JDK
 * by its list. A method that calls itself, directly or not, is unknown.
 */
final class CallReader implements CallSummaries {
    private final Dialect dialect;
    private final Openness openness;
    private final Codes codes;
    private final ApiCalls api;
    private final LibraryCalls library;
    private final Targets targets;
    private final Initialisation initialisation;
    private final NonNullConstants constants;
    private final Reflection reflection;
    private final Predicate<CtElement> isBroken;
    private final PossibleFaults faults;
    private final Implied implied;
    private final Map<CtExecutable<?>, Summary> summaries = new IdentityHashMap<>();
    private final Map<Step.Call, Summary> known = new IdentityHashMap<>();

    CallReader(Codes codes, Dialect dialect, Hierarchy hierarchy, Openness openness, Predicate<CtElement> isBroken) {
        this.codes = codes;
        this.dialect = dialect;
        this.openness = openness;
        this.isBroken = isBroken;
        this.implied = new Implied(hierarchy);
        this.api = new ApiCalls(dialect, hierarchy, openness);
        this.library = new LibraryCalls(hierarchy);
        this.targets = new Targets(hierarchy, library.classes());
        this.initialisation = new Initialisation(dialect, hierarchy, this::initialiser);
        this.constants = new NonNullConstants(dialect, hierarchy);
        this.reflection = hierarchy.reflection();
        NonNull nonNull = new NonNull(constants::isNeverNull, this::isNeverNull);
        this.faults = new PossibleFaults(
                nonNull, (code, call) -> of(code, call).effect().mayThrow());
    }

    PossibleFaults faults() {
        return faults;
    }

    Initialisation initialisation() {
        return initialisation;
    }

    Targets targets() {
        return targets;
    }

    @Override
    public boolean isUnknownLibrary(CtTypeReference<?> type) {
        return initialisation.isUnknownLibrary(type);
    }

    @Override
    public boolean isApiConstant(FieldRef field) {
        return constants.isOfApi(field);
    }

    @Override
    public boolean isSteady(FieldRef field) {
        return field.isFinal()
                && ValueTypes.isImmutable(field.type())
                && field.declaration().filter(reflection::mayReplace).isEmpty()
                && field.declaration().filter(openness::hasThreads).isEmpty();
    }

    @Override
    public Summary of(OwnedBody code, Step.Call call) {
        Summary summary = known.get(call);
        if (summary == null) {
            summary = read(code, call);
            known.put(call, summary);
        }
        return summary;
    }

    private Summary read(OwnedBody code, Step.Call call) {
        if (api.isApi(call.method())) {
            return api.of(code, call);
        }
        return implied.of(code, call)
                .or(() -> targets.of(code, call).map(found -> joined(code, call, found)))
                .or(() -> library.of(code, call))
                .orElse(Summary.UNKNOWN);
    }

    private boolean isNeverNull(OwnedBody code, Step.Call call) {
        if (ValueTypes.isImmutable(call.method().owner())
                && !call.method().result().isPrimitive()) {
            // An object of the program may answer null when it is asked for its text.
            return Set.of("valueOf", "toString").contains(call.method().name())
                    && call.arguments().stream().allMatch(argument -> ValueTypes.leadsNowhere(code, argument));
        }
        return implied.ofArray(code, call).isPresent()
                || targets.of(code, call).isEmpty()
                        && library.of(code, call)
                                .filter(found -> found.results().contains(Root.FRESH)
                                        || found.resultClass().isPresent())
                                .isPresent();
    }

    private Summary joined(OwnedBody code, Step.Call call, Set<CtExecutable<?>> executables) {
        SummaryBuilder joined = new SummaryBuilder();
        executables.forEach(executable -> joined.include(of(executable)));
        if (executables.stream().anyMatch(executable -> Adaptation.mayThrow(code, call, executable))) {
            joined.throwing();
        }
        return joined.build();
    }

    private Summary of(CtExecutable<?> executable) {
        Summary summary = summaries.get(executable);
        if (summary == null) {
            summaries.put(executable, Summary.UNKNOWN);
            summary = mayBeMisread(executable) ? Summary.UNKNOWN : BodyReader.read(codes.of(executable), this, faults);
            summaries.put(executable, summary);
        }
        return summary;
    }

    /** A constructor executes the initialisers of its class, too. */
    private boolean mayBeMisread(CtExecutable<?> executable) {
        return isBroken.test(executable)
                || executable instanceof CtConstructor<?> constructor
                        && constructor.getDeclaringType().getTypeMembers().stream()
                                .filter(member -> member instanceof CtField || member instanceof CtAnonymousExecutable)
                                .anyMatch(isBroken);
    }

    private Summary initialiser(CtType<?> type) {
        return isBroken.test(type) ? Summary.UNKNOWN : BodyReader.read(codes.ofInitialiser(type), this, faults);
    }
}

package org.sluicempi.analyzer.dependence.code;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.alias.Objects;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.effect.Callers;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.effect.Effects;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.size.CodeSize;
import org.sluicempi.analyzer.flow.size.PoolSize;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.model.Semantics;
import org.sluicempi.analyzer.region.OnceAssigned;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.Definitions;
import org.sluicempi.analyzer.symbolic.ExpressionReader;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;

/** The method, or other piece of code, that a site stands in, with all that decisions are asked of. */
public final class Method {
    private final CtExecutable<?> executable;
    private final Optional<Called> called;
    private final Routine routine;
    private final Effects effects;
    private final Callers callers;
    private final Lazy<Objects> objects;
    private final Map<BitSet, Objects> objectsUntil = new HashMap<>();
    private final Lazy<Boolean> threads;
    private final Semantics semantics;
    private final ApiCallKinds calls;
    private final SteadyFields fields;
    private final FilledFields filled;
    private final OnceAssigned constants;
    private final Map<Integer, Effect> known = new HashMap<>();
    private final Map<CtElement, CtVariable<?>> reads = new IdentityHashMap<>();
    private final Map<List<Poly>, Prover> provers = new HashMap<>();

    /** As the model has it now. */
    public Method(CtExecutable<?> executable, Semantics semantics, Dialect dialect) {
        this(executable, Optional.empty(), semantics.bodies().now(executable), semantics, dialect);
    }

    private Method(
            CtExecutable<?> executable, Optional<Called> called, Body body, Semantics semantics, Dialect dialect) {
        this.executable = executable;
        this.called = called;
        this.effects = semantics.effects();
        this.routine = Routine.of(body, new CallTargets(effects, body, called.map(Called::method), semantics.bodies()));
        this.callers = semantics.callers();
        this.objects = new Lazy<>(() -> new Objects(routine.body(), effects));
        this.threads = new Lazy<>(() -> semantics.callers().haveThreads(executable));
        this.semantics = semantics;
        this.calls = new ApiCallKinds(dialect);
        this.fields = new SteadyFields(
                semantics.elsewhere(), semantics.reflection(), new Initialisers(semantics.bodies()::constant));
        this.filled = new FilledFields(this);
        this.constants = new OnceAssigned(routine.body());
        for (Step step : routine.body().steps()) {
            if (step instanceof Step.ReadLocal read) {
                reads.put(read.origin(), read.variable());
            }
        }
    }

    /** The piece of code that an element belongs to: its innermost method, constructor, initialiser or lambda. */
    public static Optional<CtExecutable<?>> around(CtElement element) {
        return Optional.ofNullable(element.getParent(CtExecutable.class));
    }

    public CtExecutable<?> executable() {
        return executable;
    }

    /** The same method, with the statements of another one in the place of a call of it. */
    public Method with(Called looked) {
        Body body = semantics.bodies().with(executable, looked.call(), looked.method());
        return new Method(executable, Optional.of(looked), body, semantics, calls.dialect());
    }

    /** The method whose statements stand in the place of a call; empty where all calls are calls. */
    public Optional<Called> called() {
        return called;
    }

    /** Whether a variable cannot be named yet at a place of the method: it is declared behind it, or in the called one. */
    public boolean isLate(CtVariable<?> variable, int earlier) {
        boolean behind = variable instanceof CtLocalVariable<?>
                && Spans.exist(variable)
                && variable.getPosition().getSourceStart() >= earlier;
        return behind || isOfCalled(variable);
    }

    /** Whether an element stands in the called method, rather than in this one. */
    public boolean isOfCalled(CtElement element) {
        return called.filter(looked -> element.hasParent(looked.method())).isPresent();
    }

    /** How many bytes the method of the class file may have that the compiler makes of this code, and of initialisers with it. */
    public long codeSize() {
        if (!(executable instanceof CtAnonymousExecutable block)) {
            return CodeSize.of(body(), executable);
        }
        CtClass<?> type = (CtClass<?>) block.getDeclaringType();
        if (block.hasModifier(ModifierKind.STATIC)) {
            return CodeSize.of(semantics.bodies().ofInitialiser(type), type);
        }
        return type.getConstructors().stream()
                .mapToLong(constructor -> CodeSize.of(semantics.bodies().of(constructor), type))
                .max()
                .orElse(0);
    }

    /** How many places the constants of a class may take. */
    public long poolSize(CtType<?> type) {
        return PoolSize.of(type, semantics.bodies());
    }

    public Routine routine() {
        return routine;
    }

    public Body body() {
        return routine.body();
    }

    public Objects objects() {
        return objects.get();
    }

    /**
     * The same, as far as they are known before one of some steps has been executed for the last time; what is asked must be a
     * value of a step before them, or of one of them.
     *
     * @param places indices of the steps
     */
    public Objects objectsUntil(Collection<Integer> places) {
        BitSet executed = routine.paths().before(places);
        return objectsUntil.computeIfAbsent(executed, steps -> new Objects(routine.body(), effects, steps));
    }

    /**
     * Whether an array of arrays has rows of its own, see {@link Objects#hasOwnRows}, until a step is executed for the last time.
     * The whole method is asked first, for what is known until one step is found out anew for each.
     *
     * @param step not before the array's
     */
    public boolean hasOwnRows(Value array, int step) {
        if (objects().hasOwnRows(array)) {
            return true;
        }
        return objects().isMadeWithRows(array) && objectsUntil(List.of(step)).hasOwnRows(array);
    }

    public ApiCallKinds calls() {
        return calls;
    }

    /** Another method of the same program, as its text says: places of calls are counted in that. */
    public Method other(CtExecutable<?> executable) {
        return new Method(executable, Optional.empty(), semantics.bodies().of(executable), semantics, calls.dialect());
    }

    SteadyFields fields() {
        return fields;
    }

    FilledFields filled() {
        return filled;
    }

    /** Whether a field may hold what no step of the program has stored in it. */
    boolean mayReplace(CtField<?> field) {
        return semantics.reflection().mayReplace(field);
    }

    public Callers callers() {
        return callers;
    }

    /** Whether the programs that it belongs to may have other threads. */
    public boolean hasThreads() {
        return threads.get();
    }

    public Effects effects() {
        return effects;
    }

    public Step step(int index) {
        return routine.body().step(index);
    }

    public Effect effect(int step) {
        return known.computeIfAbsent(step, index -> effects.of(routine.body(), index));
    }

    /** Whether a step executes other code that might throw, or run for ever. */
    public boolean mayRunOn(int index) {
        boolean calls = step(index) instanceof Step.Call || step(index) instanceof Step.Initialise;
        return calls && effects.ahead(body(), index).mayThrow();
    }

    /**
     * Whether another thread may have done something when a step is over, and the program may rely on it: by a volatile field, a
     * lock or a message it knows that the other one has come so far. What it has stored before that is seen behind the step.
     */
    boolean mayMeetThreads(int index) {
        return !effect(index).isKnown() && hasThreads();
    }

    /**
     * Whether the field has one value wherever the method can read it: what another thread still makes may be seen before it has got
     * its value, or be waited for; and what is no constant may get it by a text or from bytes. A constant is no field there at all.
     */
    boolean isSettled(CtField<?> field) {
        return isConstant(field) || field.isFinal() && !hasThreads() && !mayReplace(field);
    }

    boolean isConstant(CtField<?> field) {
        return semantics.bodies().isConstant(field);
    }

    /** Whether a step may give a variable another value, be it by another thread that it may wait for; what races is left out. */
    boolean mayChange(int index, CtVariable<?> variable) {
        Step step = step(index);
        if (step instanceof Step.WriteLocal write) {
            return write.variable() == variable;
        }
        if (!(variable instanceof CtField<?> field)) {
            return false;
        }
        if (step instanceof Step.WriteField write && write.field().mayBe(field)) {
            return true;
        }
        if (isSettled(field)) {
            return false;
        }
        if (mayMeetThreads(index)) {
            return true;
        }
        if (!(step instanceof Step.Call || step instanceof Step.Initialise || step instanceof Step.Unknown)) {
            return false;
        }
        Effect effect = effect(index);
        return effect.isOpen() || isOfLibrary(field) || effect.fieldsWritten().contains(Code.nameOf(field));
    }

    /** What calls do to fields of libraries is nowhere listed, those of the API aside. */
    private boolean isOfLibrary(CtField<?> field) {
        return !field.getPosition().isValidPosition()
                && !calls().dialect().isApiType(field.getDeclaringType().getReference());
    }

    /** The value of an expression of the program that is constant by the language's rules. */
    Optional<Object> constant(CtExpression<?> expression) {
        return semantics.bodies().constant(expression);
    }

    /** The local variable or parameter that an expression reads, be it folded to a constant. */
    Optional<CtVariable<?>> variable(CtVariableRead<?> read) {
        CtVariable<?> known = reads.get(read);
        boolean folded = body().value(read)
                .map(body()::producer)
                .map(step -> step instanceof Step.Constant)
                .orElse(true);
        return folded ? Optional.ofNullable(read.getVariable().getDeclaration()) : Optional.ofNullable(known);
    }

    /** Who knows that each of some values is at least 0; the same one for the same facts, as it remembers where it has looked. */
    public Prover prover(List<Poly> facts) {
        return provers.computeIfAbsent(List.copyOf(facts), Prover::knowing);
    }

    /** Reads expressions of this method; local variables that are given one constant stand for that. */
    public ExpressionReader constantExpressions() {
        return new ExpressionReader(routine, constants);
    }

    /** Reads expressions of this method; every variable is a symbol, and so is what a communicator always answers. */
    public ExpressionReader comparedExpressions() {
        return new ExpressionReader(routine, new Queries(routine.body(), calls));
    }

    /** Reads expressions of this method; every variable is a symbol. */
    public ExpressionReader expressions() {
        return new ExpressionReader(routine, Definitions.NONE);
    }
}

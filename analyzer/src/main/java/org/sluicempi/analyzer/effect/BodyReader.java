package org.sluicempi.analyzer.effect;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.FieldRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.reference.CtTypeReference;

/** Reads what a body does, step by step, in whatever order they are executed. */
final class BodyReader {
    private final OwnedBody code;
    private final CallSummaries calls;
    private final PossibleFaults faults;
    private final PointsTo pointsTo;
    private final SummaryBuilder summary = new SummaryBuilder().deep();

    private BodyReader(OwnedBody code, CallSummaries calls, PossibleFaults faults) {
        this.code = code;
        this.calls = calls;
        this.faults = faults;
        this.pointsTo = new PointsTo(code, calls);
    }

    static Summary read(OwnedBody code, CallSummaries calls, PossibleFaults faults) {
        BodyReader reader = new BodyReader(code, calls, faults);
        for (int i : Landings.live(code.body(), step -> mayThrow(code, faults, step))) {
            reader.read(i);
            if (code.body().successors(i).stream().anyMatch(next -> next != Body.EXIT && next <= i)) {
                reader.summary.looping();
            }
            if (faults.mayThrow(code, i) && Landings.mayEscape(code.body(), i)) {
                reader.summary.throwing();
            }
        }
        reader.readStores();
        return reader.summary.build();
    }

    private static boolean mayThrow(OwnedBody code, PossibleFaults faults, int step) {
        return code.steps().get(step) instanceof Step.Initialise || faults.mayThrow(code, step);
    }

    private void read(int index) {
        Step step = code.steps().get(index);
        if (step instanceof Step.ReadField read) {
            readField(read);
        } else if (step instanceof Step.WriteField write) {
            writeField(write);
        } else if (step instanceof Step.ReadElement read) {
            roots(pointsTo.of(read.array())).forEach(summary::read);
        } else if (step instanceof Step.WriteElement write) {
            roots(pointsTo.of(write.array())).forEach(summary::write);
        } else if (step instanceof Step.Call call) {
            call(index, call);
        } else if (step instanceof Step.Initialise initialise) {
            initialise(initialise);
        } else if (step instanceof Step.Return result) {
            result.value().ifPresent(this::result);
        } else if (step instanceof Step.MonitorEnter
                || step instanceof Step.MonitorExit
                || step instanceof Step.Unknown) {
            summary.unknown();
        }
    }

    private void readField(Step.ReadField read) {
        FieldRef field = read.field();
        if (calls.isApiConstant(field)) {
            return;
        }
        if (field.isShared()) {
            summary.unknown();
        } else if (!calls.isSteady(field)) {
            if (read.target().isEmpty()) {
                summary.readField(FieldUse.ofName(field.id()));
            } else {
                for (Root root : roots(pointsTo.of(read.target().get()))) {
                    if (!(root instanceof Root.Fresh)) {
                        summary.readField(new FieldUse(field.id(), root)).readFieldsOf(root);
                    }
                }
            }
        }
    }

    private void writeField(Step.WriteField write) {
        FieldRef field = write.field();
        if (field.isShared()) {
            summary.unknown();
        } else if (write.target().isEmpty()) {
            summary.writeField(FieldUse.ofName(field.id()));
        } else {
            for (Root root : roots(pointsTo.of(write.target().get()))) {
                if (!(root instanceof Root.Fresh)) {
                    summary.writeField(new FieldUse(field.id(), root)).writeFieldsOf(root);
                }
            }
        }
    }

    private void initialise(Step.Initialise initialise) {
        if (calls.isUnknownLibrary(initialise.type())) {
            summary.unknown();
        } else {
            summary.initialises(initialise.type().getQualifiedName());
        }
    }

    private void call(int index, Step.Call call) {
        Summary called = calls.of(code, call);
        summary.atLeast(called.gravest());
        called.initialised().forEach(summary::initialises);
        if (called.endless()) {
            summary.looping();
        }
        for (Root root : called.reads()) {
            boolean elements = called.elements().contains(root);
            touched(root, index, called.deep()).forEach(elements ? summary::read : summary::readFieldsOf);
        }
        for (Root root : called.writes()) {
            boolean elements = called.elements().contains(root);
            touched(root, index, called.deep()).forEach(elements ? summary::write : summary::writeFieldsOf);
        }
        for (FieldUse use : called.fieldsRead()) {
            bases(use, index).forEach(base -> summary.readField(new FieldUse(use.name(), base)));
            elements(use, index).forEach(summary::read);
        }
        for (FieldUse use : called.fieldsWritten()) {
            bases(use, index).forEach(base -> summary.writeField(new FieldUse(use.name(), base)));
            elements(use, index).forEach(summary::write);
        }
    }

    private Set<Root> touched(Root root, int step, boolean deep) {
        Set<Referent> direct = pointsTo.of(root, step);
        return roots(deep ? pointsTo.memory().reachable(direct) : direct);
    }

    /** Whose field it is, seen from the caller of this body; empty if only this body knows the object. */
    private Set<Root> bases(FieldUse use, int step) {
        if (use.base() instanceof Root.Anything) {
            return Set.of(Root.ANYTHING);
        }
        Set<Root> bases = new LinkedHashSet<>();
        for (Root root : touched(use.base(), step, true)) {
            if (!(root instanceof Root.Fresh)) {
                bases.add(root);
            }
        }
        return bases;
    }

    /** What this body may have stored in a field whose object is touched. */
    private Set<Root> elements(FieldUse use, int step) {
        if (!use.name().endsWith(Effect.ELEMENTS)) {
            return Set.of();
        }
        String field = use.name().substring(0, use.name().length() - Effect.ELEMENTS.length());
        return touched(new Root.Field(field), step, true);
    }

    private Set<Root> roots(Collection<Referent> referents) {
        Set<Root> roots = new LinkedHashSet<>();
        referents.forEach(referent -> roots.addAll(pointsTo.memory().roots(referent)));
        return roots;
    }

    private void result(Value value) {
        CtTypeReference<?> declared =
                code.executable().map(CtExecutable::getType).orElse(null);
        if (declared != null && ValueTypes.isImmutable(declared)) {
            return;
        }
        Set<Referent> direct = pointsTo.of(value);
        roots(direct).forEach(summary::result);
        for (Referent referent : direct) {
            if (referent instanceof Referent.Made) {
                roots(pointsTo.memory().reachable(Set.of(referent))).forEach(held -> summary.store(held, Root.FRESH));
            }
        }
    }

    private void readStores() {
        pointsTo.memory().kept().forEach((value, keepers) -> {
            for (Root root : pointsTo.memory().roots(value)) {
                if (value instanceof Referent.Outer) {
                    keepers.forEach(keeper -> summary.store(root, keeper));
                }
            }
        });
    }
}

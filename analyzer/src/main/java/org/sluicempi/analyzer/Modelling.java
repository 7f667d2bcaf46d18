package org.sluicempi.analyzer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.model.ModelledUnit;
import org.sluicempi.analyzer.model.Programs;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.SourceIndex;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.Position;

/**
 * Models batches so that a file which the reader of the language fails at takes no other one with it. What fails for files
 * together is tried again for each of them; a file that one refers to and that fails is left out of the model, as one that
 * is not to be had, and its types are asked for elsewhere; what fails by itself is left alone.
 */
final class Modelling {
    /** Each costs a few models; where there are more, something else is wrong. */
    private static final int MOST_LEFT_OUT = 8;

    private final Function<Batch, List<ModelledUnit>> modeller;
    private final Function<Batch, List<Batch>> divider;
    private final Map<Path, Remark> faults = new LinkedHashMap<>();

    Modelling(Programs programs, SourceIndex index) {
        this(programs::model, batch -> programs.apart(batch, index));
    }

    /**
     * @param modeller models a batch or throws
     * @param divider puts each subject of a batch in one of its own
     */
    Modelling(Function<Batch, List<ModelledUnit>> modeller, Function<Batch, List<Batch>> divider) {
        this.modeller = modeller;
        this.divider = divider;
    }

    /** One remark for each file that a model failed at so far. */
    List<Remark> remarks() {
        return List.copyOf(faults.values());
    }

    /**
     * The subjects of a batch that can be modelled.
     *
     * @throws InputException if a class path entry cannot be read
     */
    List<ModelledUnit> of(Batch batch) {
        List<ModelledUnit> units = new ArrayList<>();
        Throwable fault = failure(batch, units);
        if (fault == null) {
            return units;
        }
        List<Batch> apart = divider.apply(batch);
        return apart.equals(List.of(batch))
                ? withoutFaulty(batch, fault, MOST_LEFT_OUT)
                : apart.stream().flatMap(alone -> of(alone).stream()).toList();
    }

    /** @param fault what the model of the whole batch fails with */
    private List<ModelledUnit> withoutFaulty(Batch batch, Throwable fault, int remaining) {
        SourceUnit faulty = batch.units().get(shortestFailing(batch) - 1);
        boolean isSubject = batch.subjects().contains(faulty);
        SourceUnit blamed = isSubject || remaining == 0 ? batch.subjects().get(0) : faulty;
        faults.putIfAbsent(
                blamed.file().path(),
                InternalFault.at(new Position(blamed.file().name(), 0, 0), fault));
        if (isSubject || remaining == 0) {
            return List.of();
        }
        Batch rest = batch.without(faulty);
        List<ModelledUnit> units = new ArrayList<>();
        Throwable again = failure(rest, units);
        return again == null ? units : withoutFaulty(rest, again, remaining - 1);
    }

    /** How many of the files in their order, which begins with the subject, it takes until their model fails; all of them are known to. */
    private int shortestFailing(Batch batch) {
        int passing = 0;
        int failing = batch.units().size();
        while (failing - passing > 1) {
            int middle = (passing + failing) / 2;
            Batch part =
                    new Batch(batch.dialect(), batch.subjects(), batch.units().subList(0, middle));
            if (failure(part, new ArrayList<>()) == null) {
                passing = middle;
            } else {
                failing = middle;
            }
        }
        return failing;
    }

    /** @return what was thrown, or null, and then the subjects have been added */
    private @Nullable Throwable failure(Batch batch, List<ModelledUnit> units) {
        try {
            units.addAll(modeller.apply(batch));
            return null;
        } catch (InputException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return e;
        }
    }
}

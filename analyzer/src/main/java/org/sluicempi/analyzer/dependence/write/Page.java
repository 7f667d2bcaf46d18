package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;

/** What the steps of one file are written on: it knows which names are free and how types can be written. */
public final class Page {
    private final SourceText text;
    private final ApiTypeNames types;
    private final FreshNames names;
    private final Map<CtLoop, LoopSteps> loops = new IdentityHashMap<>();
    private final List<LoopSteps> loopsInOrder = new ArrayList<>();
    private final Map<CtStatement, SeriesSteps> series = new IdentityHashMap<>();
    private final List<SeriesSteps> seriesInOrder = new ArrayList<>();
    private final List<FirstWaitSteps> posted = new ArrayList<>();
    private final List<CtStatement> announcing = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();

    Page(ModelledFile file, Meanings meanings) {
        this.text = file.text();
        this.types = new ApiTypeNames(file, meanings);
        this.names = new FreshNames(meanings.words());
    }

    /**
     * A free name such as {@code sendC} for the buffer {@code c}. Where it is a parameter of a called method too, it is free in the
     * whole file.
     *
     * @param beside the variable is declared in the same braces as this statement
     */
    public String variable(Candidate candidate, String prefix, CtStatement beside) {
        Span scope = candidate.called().isPresent() ? new Span(0, text.text().length()) : block(beside);
        return names.of(prefix, candidate.buffer(), scope);
    }

    /** The same for a buffer that no loop goes with. */
    String variable(Buffer buffer, String prefix, CtStatement beside) {
        return names.of(prefix, buffer, block(beside));
    }

    /**
     * Hands a delta object to the method that the candidate's loop stands in, if that is a called one: it gets one more parameter,
     * and each other call of it an object without a message.
     */
    void hand(Candidate candidate, String variable, String simpleName) {
        candidate.called().ifPresent(called -> {
            Site site = candidate.site();
            CallLists lists = new CallLists(text, called.method());
            String type = type(site, simpleName);
            add(new Step.Append(site.id(), lists.ofParameters(), type + " " + variable));
            add(new Step.Append(site.id(), lists.ofArguments(called.call()), variable));
            String none = type + "." + site.dialect().delta().none() + "()";
            called.others().forEach(call -> add(new Step.Append(site.id(), lists.ofArguments(call), none)));
        });
    }

    /**
     * A class of the site's API as it can be written in this file.
     *
     * @throws UnwritableException if it has no name here
     */
    public String type(Site site, String simpleName) {
        return types.name(site, simpleName);
    }

    /**
     * The same for the declaration of a variable with its value, for which {@code var} will do if no name is left.
     *
     * @throws UnwritableException if it has no name here
     */
    public String declaring(Site site, String simpleName) {
        return types.declaring(site, simpleName);
    }

    /** Where a statement starts, together with the comments right above it. */
    public int start(CtStatement statement) {
        return text.withComments(Spans.of(statement, text).start());
    }

    public void add(Step step) {
        steps.add(step);
    }

    /** What is added to the candidate's loop, on behalf of all sites. */
    LoopSteps loop(Candidate candidate) {
        return loops.computeIfAbsent(candidate.loop().loop(), key -> {
            LoopSteps made = new LoopSteps(candidate.loop(), text, names);
            loopsInOrder.add(made);
            return made;
        });
    }

    /**
     * What is put around statements whose calls are under way together: a loop, or some that follow one another.
     *
     * @param calls how many of their calls there are in these statements
     */
    SeriesSteps series(CtStatement first, CtStatement last, long calls) {
        return series.computeIfAbsent(first, key -> {
            SeriesSteps made = new SeriesSteps(first, last, calls);
            seriesInOrder.add(made);
            return made;
        });
    }

    /**
     * A receive that has been posted and must begin in time.
     *
     * @param variable its delta object
     */
    void posted(Received received, String variable) {
        posted.add(new FirstWaitSteps(received, variable));
    }

    /** A message that others may see before its end is begun in front of a statement. */
    void announced(CtStatement entry) {
        announcing.add(entry);
    }

    /** Whether it is a statement in front of which such a message is begun. One that holds such a statement communicates. */
    boolean announces(CtElement part) {
        return announcing.stream().anyMatch(entry -> entry == part);
    }

    /** All steps, those that loops need and the imports included. */
    List<Step> steps() {
        List<Step> all = new ArrayList<>(steps);
        posted.forEach(receive -> receive.step(this).ifPresent(all::add));
        seriesInOrder.forEach(calls -> all.addAll(calls.steps(this)));
        loopsInOrder.forEach(loop -> all.addAll(loop.steps()));
        types.imports().ifPresent(all::add);
        return all;
    }

    /** The braces around a statement, in which a name declared beside it is seen. */
    private Span block(CtStatement statement) {
        return Spans.of(statement.getParent(CtBlock.class), text);
    }
}

package org.sluicempi.transformer.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.transformer.change.TextEdit;

/**
 * Compares what the names of a file mean before and after it was edited. Each name that was kept means what it meant.
 * Each name that was added is a new variable, belongs to the delta calls of the API, or means what it means where the
 * changed call and its loop stand: if one spelling means several things there, it is not told apart by guessing.
 */
final class MeaningCheck {
    private final SourceText before;
    private final SourceText after;
    private final Offsets offsets;
    private final Stretches regions;
    private final Lengthened lengthened;
    private final List<Dialect> dialects;
    private final Map<Integer, Meaning> original;
    private final Set<Meaning> meanings;
    private final AddedNames added;

    /**
     * @param members of {@code before}
     * @param original what the names of {@code before} mean
     */
    MeaningCheck(
            SourceText before,
            SourceText after,
            List<TextEdit> edits,
            FilePlan plan,
            List<Dialect> dialects,
            MethodSpans members,
            Uses.Found original) {
        this.before = before;
        this.after = after;
        this.offsets = new Offsets(edits, before.text().length());
        this.regions = new Stretches(plan, members);
        this.lengthened = new Lengthened(before, plan);
        this.dialects = dialects;
        this.original = original.meanings();
        this.meanings = Set.copyOf(this.original.values());
        this.added = new AddedNames(before, after, offsets, regions, original);
    }

    /**
     * A name for a place of the edited text: that of the original, or one of its own where an edit wrote it. A variable
     * whose declaration moved away from the call that gave it its value is still the same variable.
     */
    String place(int offset) {
        OptionalInt here = offsets.before(offset);
        return here.isPresent()
                ? "@" + here.getAsInt()
                : moved(offset).map(declared -> "@" + declared).orElse("@new" + offset);
    }

    /** Where a variable of the same name was declared in what the site of the edit at the offset replaces. */
    private Optional<Integer> moved(int offset) {
        String name = after.tokens().wordAt(offset);
        return offsets
                .writer(offset)
                .map(edit -> regions.replaced(edit.siteId(), edit.span().start()))
                .orElse(List.of())
                .stream()
                .flatMap(span -> before.tokens().in(span).stream())
                .filter(token -> before.tokens().is(token, name) && !offsets.isKept(token.start()))
                .map(Token::start)
                .filter(start -> meanings.contains(new Meaning(Meaning.Kind.LOCAL, name + "@" + start)))
                .findFirst();
    }

    /**
     * The first name that does not mean what it must, or of which nobody can tell.
     *
     * @param edited what the names of {@code after} mean, told with {@link #place}
     */
    Optional<Objection> difference(Uses.Found edited) {
        Set<Integer> seen = new HashSet<>();
        for (Map.Entry<Integer, Meaning> use : edited.meanings().entrySet()) {
            OptionalInt here = offsets.before(use.getKey());
            if (here.isPresent()) {
                seen.add(here.getAsInt());
                Meaning meant = original.get(here.getAsInt());
                if (!use.getValue().equals(meant) && !isLengthened(here.getAsInt(), meant, use.getValue())) {
                    return Optional.of(new Objection.Defect(say(use) + (meant == null ? "" : ", but meant " + meant)));
                }
            } else {
                Optional<Objection> objection = ofAdded(use, edited.types().contains(use.getKey()));
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return original.keySet().stream()
                .filter(offset -> offsets.isKept(offset) && !seen.contains(offset))
                .findFirst()
                .map(offset -> new Objection.Defect("'" + before.tokens().wordAt(offset) + "' at "
                        + before.position(offset) + " means nothing any more"));
    }

    private boolean isLengthened(int offset, @Nullable Meaning meant, Meaning means) {
        return meant != null
                && dialects.stream().anyMatch(dialect -> lengthened.isPlanned(offset, meant, means, dialect));
    }

    /** @param type whether only a type can stand there */
    private Optional<Objection> ofAdded(Map.Entry<Integer, Meaning> use, boolean type) {
        Meaning meaning = use.getValue();
        return isNew(meaning) || isDelta(meaning) || meaning.equals(Describer.LENGTH)
                ? Optional.empty()
                : added.objection(use.getKey(), meaning, type);
    }

    private static boolean isNew(Meaning meaning) {
        return meaning.kind() == Meaning.Kind.LOCAL && meaning.declaration().contains("@new");
    }

    private boolean isDelta(Meaning meaning) {
        return dialects.stream().anyMatch(dialect -> new DeltaMembers(dialect).contains(meaning));
    }

    private String say(Map.Entry<Integer, Meaning> use) {
        return "'" + after.tokens().wordAt(use.getKey()) + "' at " + after.position(use.getKey()) + " means "
                + use.getValue();
    }
}

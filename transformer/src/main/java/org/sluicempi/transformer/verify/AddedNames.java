package org.sluicempi.transformer.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.transformer.change.TextEdit;

/**
 * Whether names of the author's that an edit wrote mean what they mean where the changed call and its loop stand. If one
 * spelling means several things there, it is not told apart by guessing.
 */
final class AddedNames {
    private final SourceText before;
    private final SourceText after;
    private final Offsets offsets;
    private final Stretches regions;
    private final Map<Integer, Meaning> original;
    private final Set<Integer> types;
    private final Map<String, NavigableMap<Integer, Meaning>> byWord = new TreeMap<>();

    /** @param original what the names of {@code before} mean */
    AddedNames(SourceText before, SourceText after, Offsets offsets, Stretches regions, Uses.Found original) {
        this.before = before;
        this.after = after;
        this.offsets = offsets;
        this.regions = regions;
        this.original = original.meanings();
        this.types = original.types();
        this.original.forEach(
                (offset, meaning) -> byWord.computeIfAbsent(before.tokens().wordAt(offset), key -> new TreeMap<>())
                        .put(offset, meaning));
    }

    /**
     * Why a name cannot stay.
     *
     * @param offset where it stands in the edited text
     * @param meaning what it means there
     * @param type whether only a type can stand there
     */
    Optional<Objection> objection(int offset, Meaning meaning, boolean type) {
        boolean qualified = isQualified(after, offset);
        List<Map<Meaning, Integer>> candidates = candidates(offset, meaning.kind(), type, qualified);
        Optional<Integer> meant = candidates.stream()
                .flatMap(each -> Optional.ofNullable(each.get(meaning)).stream())
                .findFirst();
        if (meaning.kind() == Meaning.Kind.UNKNOWN || meant.isEmpty()) {
            return Optional.of(
                    new Objection.Defect("the added '" + after.tokens().wordAt(offset) + "' at "
                            + after.position(offset) + " means " + meaning + ", which nobody planned"));
        }
        Map<Meaning, Integer> first = candidates.get(0); // not empty, as one of them has the meaning
        return first.entrySet().stream()
                .filter(each -> !qualified && !each.getKey().equals(meaning))
                .filter(each -> !first.containsKey(meaning) || !areAlike(each.getKey(), meaning))
                .findFirst()
                .map(other -> new Objection.TwoMeanings(
                        site(offset), after.tokens().wordAt(offset), use(meant.get()), use(other.getValue())));
    }

    /** Where one local variable is seen no other one of the name is, and methods are told apart by what they are given. */
    private static boolean areAlike(Meaning one, Meaning other) {
        return one.kind() == other.kind() && (one.kind() == Meaning.Kind.LOCAL || one.kind() == Meaning.Kind.METHOD);
    }

    private Objection.Use use(int offset) {
        return new Objection.Use(
                before.position(offset),
                Objects.requireNonNull(original.get(offset)).kind().inWords());
    }

    private String site(int offset) {
        return offsets.writer(offset).map(TextEdit::siteId).orElse("");
    }

    /**
     * What this word means in each stretch of its site that has it, and in the whole file. The first of them counts, but what
     * stands in front of a word may say which class to look in, and then all do. Left aside is what the word means as the label of a
     * case, where it could not mean the same, or where it may be declared for a piece of code that the site does not change.
     *
     * @param kind what it means where it was added
     * @param type whether only a type can stand there
     * @param qualified whether something stands in front of the word; if not, only uses without count
     * @return none of them empty, each meaning with the first place where it is meant
     */
    private List<Map<Meaning, Integer>> candidates(int offset, Meaning.Kind kind, boolean type, boolean qualified) {
        String word = after.tokens().wordAt(offset);
        String site = site(offset);
        boolean beforeDot = isDot(after.tokens().from(offset + word.length()), after);
        NavigableMap<Integer, Meaning> uses = new TreeMap<>(byWord.getOrDefault(word, new TreeMap<>()));
        uses.entrySet()
                .removeIf(use -> !qualified && isQualified(before, use.getKey())
                        || isLabel(before, use.getKey())
                        || !qualified && regions.isHidden(use.getKey(), declared(use.getValue()), site)
                        || !meet(kind, type, beforeDot, use));
        List<Map<Meaning, Integer>> found = new ArrayList<>();
        for (Span stretch : offsets.writer(offset)
                .map(edit -> regions.of(edit.siteId(), edit.span().start()))
                .orElse(List.of())) {
            found.add(firstPlaces(uses.subMap(stretch.start(), stretch.end())));
        }
        found.add(firstPlaces(uses));
        found.removeIf(Map::isEmpty);
        return found;
    }

    private static Map<Meaning, Integer> firstPlaces(Map<Integer, Meaning> uses) {
        Map<Meaning, Integer> places = new LinkedHashMap<>();
        uses.forEach((place, meaning) -> places.putIfAbsent(meaning, place));
        return places;
    }

    /**
     * Whether an added name could mean what one of the original does: methods are told from all others by what follows, types where
     * only they can stand, and elsewhere by a dot, before which a name is a variable's or else a type's (JLS 6.4.2, 6.5.1).
     */
    private boolean meet(Meaning.Kind kind, boolean type, boolean beforeDot, Map.Entry<Integer, Meaning> use) {
        Meaning.Kind other = use.getValue().kind();
        if (kind == Meaning.Kind.METHOD || other == Meaning.Kind.METHOD) {
            return kind == other;
        }
        boolean unknown = kind == Meaning.Kind.UNKNOWN || other == Meaning.Kind.UNKNOWN;
        boolean alike = (kind == Meaning.Kind.TYPE) == (other == Meaning.Kind.TYPE);
        return unknown || alike || beforeDot && !type && !types.contains(use.getKey());
    }

    /** Where a local variable of the original is declared: {@link Describer} says it behind the name. */
    private static OptionalInt declared(Meaning meaning) {
        int at = meaning.declaration().lastIndexOf('@');
        return meaning.kind() == Meaning.Kind.LOCAL && at >= 0
                ? OptionalInt.of(Integer.parseInt(meaning.declaration().substring(at + 1)))
                : OptionalInt.empty();
    }

    private static boolean isQualified(SourceText text, int offset) {
        return isDot(text.tokens().upTo(offset), text);
    }

    private static boolean isDot(Optional<Token> token, SourceText text) {
        return token.filter(found -> text.tokens().is(found, ".")).isPresent();
    }

    /** Whether it stands behind a {@code case}, perhaps among others. */
    private static boolean isLabel(SourceText text, int offset) {
        Optional<Token> before = text.tokens().upTo(offset);
        while (before.filter(token -> text.tokens().is(token, ",")).isPresent()) {
            before = before.flatMap(comma -> text.tokens().upTo(comma.start()))
                    .flatMap(other -> text.tokens().upTo(other.start()));
        }
        return before.filter(token -> text.tokens().is(token, "case")).isPresent();
    }
}

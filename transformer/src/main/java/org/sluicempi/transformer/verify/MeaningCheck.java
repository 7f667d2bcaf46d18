package org.sluicempi.transformer.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
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
    private final Set<Integer> types;
    private final Set<Meaning> meanings;
    private final Map<String, NavigableMap<Integer, Meaning>> byWord = new TreeMap<>();

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
        this.types = original.types();
        this.meanings = Set.copyOf(this.original.values());
        this.original.forEach((offset, meaning) -> byWord.computeIfAbsent(word(before, offset), key -> new TreeMap<>())
                .put(offset, meaning));
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
        String name = word(after, offset);
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
     * The first name that does not mean what it must.
     *
     * @param edited what the names of {@code after} mean, told with {@link #place}
     */
    Optional<String> difference(Uses.Found edited) {
        Set<Integer> seen = new HashSet<>();
        for (Map.Entry<Integer, Meaning> use : edited.meanings().entrySet()) {
            OptionalInt here = offsets.before(use.getKey());
            if (here.isPresent()) {
                seen.add(here.getAsInt());
                Meaning meant = original.get(here.getAsInt());
                if (!use.getValue().equals(meant) && !isLengthened(here.getAsInt(), meant, use.getValue())) {
                    return Optional.of(say(use) + (meant == null ? "" : ", but meant " + meant));
                }
            } else if (!isPlanned(use.getKey(), use.getValue(), edited.types().contains(use.getKey()))) {
                return Optional.of("the added " + say(use) + ", which nobody planned");
            }
        }
        return original.keySet().stream()
                .filter(offset -> offsets.isKept(offset) && !seen.contains(offset))
                .findFirst()
                .map(offset ->
                        "'" + word(before, offset) + "' at " + before.position(offset) + " means nothing any more");
    }

    private boolean isLengthened(int offset, @Nullable Meaning meant, Meaning means) {
        return meant != null
                && dialects.stream().anyMatch(dialect -> lengthened.isPlanned(offset, meant, means, dialect));
    }

    /** @param type whether only a type can stand there */
    private boolean isPlanned(int offset, Meaning meaning, boolean type) {
        if (isNew(meaning) || isDelta(meaning) || meaning.equals(Describer.LENGTH)) {
            return true;
        }
        boolean qualified = isQualified(after, offset);
        Set<Meaning> meant = candidates(offset, meaning.kind(), type, qualified);
        if (meaning.kind() == Meaning.Kind.UNKNOWN || !meant.contains(meaning)) {
            return false;
        }
        boolean local = meaning.kind() == Meaning.Kind.LOCAL;
        return qualified
                || meant.stream().allMatch(each -> each.equals(meaning) || local && each.kind() == Meaning.Kind.LOCAL);
    }

    /**
     * What this word means in the first stretch of its site that has it, in any of them if what stands in front of it says which
     * class to look in; if none has it, in the whole file. Left aside is what the word means as the label of a case, where it could
     * not mean the same, or where it may be declared for a piece of code that the site does not change.
     *
     * @param kind what it means where it was added
     * @param type whether only a type can stand there
     * @param qualified whether something stands in front of the word; if not, only uses without count
     */
    private Set<Meaning> candidates(int offset, Meaning.Kind kind, boolean type, boolean qualified) {
        String word = word(after, offset);
        String site = offsets.writer(offset).map(TextEdit::siteId).orElse("");
        boolean beforeDot = isDot(after.tokens().from(offset + word.length()), after);
        NavigableMap<Integer, Meaning> uses = new TreeMap<>(byWord.getOrDefault(word, new TreeMap<>()));
        uses.entrySet()
                .removeIf(use -> !qualified && isQualified(before, use.getKey())
                        || isLabel(before, use.getKey())
                        || !qualified && regions.isHidden(use.getKey(), declared(use.getValue()), site)
                        || !meet(kind, type, beforeDot, use));
        Set<Meaning> found = new HashSet<>();
        for (Span stretch : offsets.writer(offset)
                .map(edit -> regions.of(edit.siteId(), edit.span().start()))
                .orElse(List.of())) {
            if (qualified || found.isEmpty()) {
                found.addAll(uses.subMap(stretch.start(), stretch.end()).values());
            }
        }
        if (found.isEmpty()) {
            found.addAll(uses.values());
        }
        return found;
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

    private static boolean isNew(Meaning meaning) {
        return meaning.kind() == Meaning.Kind.LOCAL && meaning.declaration().contains("@new");
    }

    private boolean isDelta(Meaning meaning) {
        return dialects.stream().anyMatch(dialect -> new DeltaMembers(dialect).contains(meaning));
    }

    private String say(Map.Entry<Integer, Meaning> use) {
        return "'" + word(after, use.getKey()) + "' at " + after.position(use.getKey()) + " means " + use.getValue();
    }

    private static String word(SourceText text, int offset) {
        return text.tokens()
                .from(offset)
                .filter(token -> token.start() == offset && token.kind() == Token.Kind.WORD)
                .map(text.tokens()::read)
                .orElse("");
    }
}

package org.sluicempi.analyzer.dialect;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The dialects that Sluice knows. */
public final class Dialects {
    private static final Dialects SHIPPED = new Dialects(List.of("openmpi", "mpj"));

    private final List<String> ids;
    private @Nullable List<Dialect> read;

    private Dialects(List<String> ids) {
        this.ids = List.copyOf(ids);
    }

    /** All dialects that are shipped. Their files are read when something is asked of them that stands there. */
    public static Dialects shipped() {
        return SHIPPED;
    }

    /**
     * The dialects with these ids.
     *
     * @throws IllegalStateException if one has no file
     */
    public static Dialects of(List<String> ids) {
        Dialects dialects = new Dialects(ids);
        dialects.all();
        return dialects;
    }

    /** In the order of {@link #all()}. */
    public List<String> ids() {
        return ids;
    }

    public synchronized List<Dialect> all() {
        List<Dialect> known = read;
        if (known == null) {
            known = ids.stream().map(DialectFile::read).toList();
            read = known;
        }
        return known;
    }

    /** The packages whose mention makes a file worth reading. */
    public Set<String> packages() {
        return all().stream().map(Dialect::packageName).collect(Collectors.toUnmodifiableSet());
    }

    public Optional<Dialect> byId(String id) {
        return all().stream().filter(dialect -> dialect.id().equals(id)).findFirst();
    }

    /**
     * The dialect that calls speak: the one with most of them for its own.
     *
     * @param called what files call, or what a class {@code Comm} declares
     * @return empty if no call is known, or none that the dialects do not share
     */
    public Optional<Dialect> spokenBy(Set<Signature> called) {
        Map<Dialect, Long> hits = called.stream()
                .map(this::only)
                .flatMap(Optional::stream)
                .collect(Collectors.groupingBy(dialect -> dialect, Collectors.counting()));
        return all().stream().filter(hits::containsKey).max(Comparator.comparing(hits::get));
    }

    /** The one dialect that has such a method. */
    private Optional<Dialect> only(Signature signature) {
        List<Dialect> speakers =
                all().stream().filter(dialect -> dialect.speaks(signature)).toList();
        return speakers.size() == 1 ? Optional.of(speakers.get(0)) : Optional.empty();
    }
}

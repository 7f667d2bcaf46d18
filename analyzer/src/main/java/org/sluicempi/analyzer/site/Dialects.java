package org.sluicempi.analyzer.site;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The dialects that Sluice knows. */
public final class Dialects {
    private static final List<String> IDS = List.of("openmpi", "mpj");

    private final List<Dialect> all;

    private Dialects(List<Dialect> all) {
        this.all = List.copyOf(all);
    }

    /** All dialects that are shipped. */
    public static Dialects shipped() {
        return new Dialects(IDS.stream().map(DialectFile::read).toList());
    }

    public List<Dialect> all() {
        return all;
    }

    /** The packages whose mention makes a file worth reading. */
    public Set<String> packages() {
        return all.stream().map(Dialect::packageName).collect(Collectors.toUnmodifiableSet());
    }

    public Optional<Dialect> byId(String id) {
        return all.stream().filter(dialect -> dialect.id().equals(id)).findFirst();
    }

    /**
     * The dialect that a set of method names speaks: the one with most names of its own among them.
     *
     * @param names of methods that a file calls, or that a class {@code Comm} declares
     * @return empty if no name, or no name that the dialects do not share, is known
     */
    public Optional<Dialect> spokenBy(Set<String> names) {
        Dialect best = null;
        long most = 0;
        boolean tie = false;
        for (Dialect dialect : all) {
            long hits = dialect.calls().values().stream()
                    .map(Dialect.Call::name)
                    .distinct()
                    .filter(names::contains)
                    .filter(name -> isOwn(dialect, name))
                    .count();
            tie = hits == most;
            if (hits > most) {
                best = dialect;
                most = hits;
            }
        }
        return tie && most == 0 ? Optional.empty() : Optional.ofNullable(best);
    }

    private boolean isOwn(Dialect dialect, String name) {
        return all.stream()
                .filter(other -> other != dialect)
                .flatMap(other -> other.calls().values().stream())
                .noneMatch(call -> call.name().equals(name));
    }
}

package org.sluicempi.analyzer.scan;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The packages of a program, by which it is told what else is a part of it: a package that begins as one of the program's does, with the
 * same word, or the same two where the first is that of an Internet domain, as {@code org}; and any whose name is a single word, as
 * no library's is.
 */
public final class OwnPackages {
    /** Those of countries have two letters. */
    private static final Set<String> DOMAINS =
            Set.of("app", "biz", "com", "dev", "edu", "gov", "info", "int", "mil", "net", "org", "xyz");

    private final Set<List<String>> packages;
    private final Set<String> libraries;

    /**
     * @param packages those of the program's files; that without a name tells of no other
     * @param libraries packages that are not the program's, whatever their names
     */
    OwnPackages(Collection<String> packages, Set<String> libraries) {
        this.libraries = libraries;
        this.packages = packages.stream().map(OwnPackages::words).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a package that has a name belongs to the program. */
    public boolean hold(String packageName) {
        List<String> words = words(packageName);
        return !libraries.contains(packageName) && (words.size() == 1 || areAsInOne(words));
    }

    private boolean areAsInOne(List<String> words) {
        return packages.stream().anyMatch(own -> {
            int same = Math.min(telling(words.get(0)), own.size());
            return own.subList(0, same).equals(words.subList(0, same));
        });
    }

    private static int telling(String first) {
        return first.length() == 2 || DOMAINS.contains(first) ? 2 : 1;
    }

    private static List<String> words(String packageName) {
        return List.of(packageName.split("\\."));
    }
}

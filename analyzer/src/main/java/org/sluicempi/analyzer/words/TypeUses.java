package org.sluicempi.analyzer.words;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The types that a file makes objects of, calls, or derives its own from, by simple names: what a variable holds comes from such a
 * place. Names of which the file itself says what they are are left out.
 *
 * @param names of types, or of constants that are written like types
 * @param onDemand packages and types whose members are imported all at once
 * @param constants names that may be those of an enumeration's constants
 */
public record TypeUses(Set<String> names, Set<String> onDemand, Set<String> constants) {
    public TypeUses {
        names = Set.copyOf(names);
        onDemand = Set.copyOf(onDemand);
        constants = Set.copyOf(constants);
    }

    /** Of nothing. */
    static TypeUses none() {
        return new TypeUses(Set.of(), Set.of(), Set.of());
    }

    /** @param settled names that the file declares */
    static TypeUses of(Cursor at, Set<String> settled) {
        Set<String> names = new HashSet<>();
        Set<String> imported = new HashSet<>(settled);
        Set<String> onDemand = new HashSet<>();
        Set<String> constants = new HashSet<>();
        for (int i = 0; i < at.code().size(); i++) {
            if (isUsed(at, i)) {
                names.add(at.token(i));
            } else if (Set.of("extends", "implements").contains(at.token(i))) {
                names.addAll(derivedFrom(at, i + 1));
            } else if (at.token(i + 1).equals(";") && at.isImported(i)) {
                imported.add(at.token(i));
                if (at.token(i).equals("*")) {
                    onDemand.add(at.nameUpTo(i - 2));
                }
            } else if (at.isListed(i)) {
                constants.add(at.token(i));
            }
        }
        names.removeAll(imported);
        return new TypeUses(names, onDemand, at.code().contains("enum") ? constants : Set.of());
    }

    private static boolean isUsed(Cursor at, int i) {
        return isType(at, i)
                && (Set.of(".", "::").contains(at.token(i + 1))
                        || at.token(i - 1).equals("new"));
    }

    /** Whether it is the first word of a name, and written large. */
    private static boolean isType(Cursor at, int i) {
        return at.isWord(i)
                && Character.isUpperCase(at.token(i).codePointAt(0))
                && !at.token(i - 1).equals(".");
    }

    /** The list of types that begins there; only its first, if it bounds a type variable. */
    private static List<String> derivedFrom(Cursor at, int from) {
        List<String> names = new ArrayList<>();
        int depth = 0;
        int i = from;
        while (i < at.code().size() && !at.token(i).equals("{") && depth >= 0) {
            depth += at.token(i).equals("<") ? 1 : at.token(i).equals(">") ? -1 : 0;
            if (depth == 0 && isType(at, i)) {
                names.add(at.token(i));
            }
            i++;
        }
        return depth == 0 ? names : names.subList(0, Math.min(1, names.size()));
    }

    /** Whether a simple name may be that of a type of the JDK: it is looked for in its archives. */
    public boolean mayBeOfJdk(String name) {
        return Stream.concat(Stream.of("java.lang"), onDemand.stream())
                .anyMatch(prefix -> JdkTypes.exists(prefix + "." + name) || JdkTypes.exists(prefix + "$" + name));
    }
}

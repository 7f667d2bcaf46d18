package org.sluicempi.analyzer.scan;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.words.FileWords;
import org.sluicempi.analyzer.words.JdkTypes;
import org.sluicempi.analyzer.words.TypeUses;
import org.sluicempi.analyzer.words.Vocabulary;

/**
 * Types of the program that nobody declares and that only files outside of a model name, so that no compiler misses them: one that is
 * generated when the program is built, for example.
 */
final class MissedTypes {
    private final Function<SourceFile, FileWords> words;
    private final Lazy<Tally> tally;
    private final Companions companions;
    private final Set<String> libraries;
    private final Predicate<String> isOnClassPath;
    private final Lazy<Map<SourceFile, Set<String>>> packages;

    /**
     * @param files of the tree
     * @param tally of all of them
     * @param libraries packages that are no part of a program
     * @param isOnClassPath asked for qualified names
     */
    MissedTypes(
            List<SourceFile> files,
            Function<SourceFile, FileWords> words,
            Lazy<Tally> tally,
            Companions companions,
            Set<String> libraries,
            Predicate<String> isOnClassPath) {
        this.words = words;
        this.tally = tally;
        this.companions = companions;
        this.libraries = libraries;
        this.isOnClassPath = isOnClassPath;
        this.packages = new Lazy<>(() -> search(files));
    }

    /** Whether a file that is not of the model names one of the model's program. */
    boolean areNamedBeside(Set<SourceFile> model) {
        OwnPackages own = new OwnPackages(model.stream().map(this::packageOf).collect(Collectors.toSet()), libraries);
        return packages.get().entrySet().stream()
                .filter(entry -> !model.contains(entry.getKey()))
                .anyMatch(entry -> entry.getValue().stream()
                        .anyMatch(name -> name.isEmpty() ? isBeside(entry.getKey(), model) : own.hold(name)));
    }

    private String packageOf(SourceFile file) {
        return words.apply(file).vocabulary().packageName();
    }

    /** The unnamed package is one in each folder. */
    private static boolean isBeside(SourceFile file, Set<SourceFile> model) {
        return model.stream().anyMatch(other -> other.folder().equals(file.folder()));
    }

    /** Packages of the types that files miss. */
    private Map<SourceFile, Set<String>> search(List<SourceFile> files) {
        Set<String> known = files.stream().map(this::packageOf).collect(Collectors.toSet());
        Map<SourceFile, Set<String>> found = new HashMap<>();
        for (SourceFile file : files) {
            Set<String> missed = missedIn(words.apply(file).vocabulary(), known);
            if (!missed.isEmpty()) {
                found.put(file, missed);
            }
        }
        return found;
    }

    private Set<String> missedIn(Vocabulary file, Set<String> known) {
        Set<String> missed = new HashSet<>();
        for (String name : file.qualified()) {
            String packageName = JdkTypes.packageOf(name);
            String type = firstWord(name.substring(packageName.isEmpty() ? 0 : packageName.length() + 1));
            if (!packageName.isEmpty()
                    && !isDeclared(packageName, type)
                    && !isOnClassPath.test(packageName + "." + type)) {
                missed.add(packageName);
            }
        }
        TypeUses uses = file.types();
        if (uses.names().stream().anyMatch(name -> isMissed(name, file))) {
            // What is imported all at once from elsewhere may be what is missing.
            Set<String> unknown = withoutJdk(uses.onDemand());
            unknown.removeAll(known);
            missed.addAll(unknown.isEmpty() ? Set.of(file.packageName()) : unknown);
        }
        return missed;
    }

    private static Set<String> withoutJdk(Set<String> onDemand) {
        return onDemand.stream()
                .filter(name -> !JdkTypes.hold(name + ".Any"))
                .map(name -> JdkTypes.packageOf(name).isEmpty() ? name : JdkTypes.packageOf(name))
                .collect(Collectors.toSet());
    }

    private boolean isMissed(String name, Vocabulary file) {
        String type = file.packageName().isEmpty() ? name : file.packageName() + "." + name;
        return tally.get().number(Tally.Sense.VARIABLE, name) == 0
                && tally.get().number(Tally.Sense.CONSTANT, name) == 0
                && packagesSeenIn(file, name).stream().noneMatch(each -> isDeclared(each, name))
                && !file.types().mayBeOfJdk(name)
                && !isOnClassPath.test(type)
                && file.types().onDemand().stream().noneMatch(prefix -> isOnClassPath.test(prefix + "." + name));
    }

    /** Its own, those that are imported, and those of the types that it may inherit a nested one from. */
    private Set<String> packagesSeenIn(Vocabulary file, String name) {
        boolean nested = tally.get().number(Tally.Sense.OUTERMOST, name) == 0;
        return Stream.of(
                        Stream.of(file.packageName()),
                        file.qualified().stream().filter(each -> nested).map(JdkTypes::packageOf),
                        file.types().onDemand().stream(),
                        file.types().onDemand().stream().map(JdkTypes::packageOf))
                .flatMap(packages -> packages)
                .collect(Collectors.toSet());
    }

    private boolean isDeclared(String packageName, String name) {
        String type = packageName + "." + name;
        return tally.get().number(Tally.Sense.DECLARED_IN, type) > 0 || companions.declare(type);
    }

    private static String firstWord(String name) {
        int point = name.indexOf('.');
        return point < 0 ? name : name.substring(0, point);
    }
}

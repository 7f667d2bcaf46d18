package org.sluicempi.analyzer.rule;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;

/**
 * The remarks of some rules, as users name them for one of their settings.
 *
 * @param setting what the user has set, as an error calls it
 * @param words as they were typed
 * @param rules what is let through
 */
public record RemarkFilter(String setting, List<String> words, Set<Rule> rules) {
    public RemarkFilter {
        words = List.copyOf(words);
        rules = Set.copyOf(rules);
    }

    /**
     * From names of kinds and ids of rules, in either case.
     *
     * @throws InputException if a word is neither
     */
    public static RemarkFilter parse(String setting, List<String> words) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        for (String word : words) {
            Set<Rule> named = named(word.strip());
            if (named.isEmpty()) {
                throw new InputException(setting + " " + word
                        + ": neither a kind of remark (passed, missed, analysis) nor a rule (such as SL011)");
            }
            rules.addAll(named);
        }
        return new RemarkFilter(setting, words, rules);
    }

    private static Set<Rule> named(String word) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        Rule.byId(word).ifPresent(rules::add);
        Stream.of(Rule.values())
                .filter(rule -> rule.kind().label().equalsIgnoreCase(word))
                .forEach(rules::add);
        return rules;
    }

    /** Those of its rules, in the same order. */
    public List<Remark> in(List<Remark> remarks) {
        return remarks.stream().filter(remark -> rules.contains(remark.rule())).toList();
    }

    /** Says how many of these remarks its setting names, and which is the first; empty if there is none. */
    public Optional<String> complaint(List<Remark> remarks) {
        List<Remark> found = in(remarks);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(found.size() + (found.size() == 1 ? " remark that " : " remarks that ") + setting + " ("
                + String.join(",", words) + ") names, the first one: " + found.get(0));
    }
}

package org.sluicempi.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;

/**
 * The remarks of some rules.
 *
 * @param rules what is let through
 */
record RemarkFilter(Set<Rule> rules) {

    /**
     * From names of kinds and ids of rules, in either case.
     *
     * @throws InputException if a word is neither
     */
    static RemarkFilter parse(List<String> words) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        for (String word : words) {
            Optional<Rule> rule = Rule.byId(word);
            if (rule.isPresent()) {
                rules.add(rule.get());
            } else {
                Kind kind = Stream.of(Kind.values())
                        .filter(k -> k.label().equalsIgnoreCase(word))
                        .findFirst()
                        .orElseThrow(() -> new InputException("--fail-on " + word
                                + ": neither a kind of remark (passed, missed, analysis) nor a rule (such as SL011)"));
                Stream.of(Rule.values()).filter(r -> r.kind() == kind).forEach(rules::add);
            }
        }
        return new RemarkFilter(rules);
    }

    /** In the order of files and sites; remarks about whole files last. */
    List<Remark> in(Analysis analysis) {
        Stream<Remark> atSites = analysis.files().stream()
                .flatMap(file -> file.sites().stream())
                .flatMap(site -> site.remarks().stream());
        return Stream.concat(atSites, analysis.remarks().stream())
                .filter(remark -> rules.contains(remark.rule()))
                .toList();
    }
}

package org.sluicempi.transformer.edit;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import org.sluicempi.transformer.change.TextEdit;

/**
 * The line that the text of an edit comes from: that of its site, which is that of the parenthesis in front of the call's
 * arguments, where compilers see a call; or, where something else has been replaced, the line of that. Lines count from 1.
 */
final class SiteLines {
    private final SourceText before;
    private final Map<String, Integer> parentheses;

    SiteLines(SourceText before, List<SitePlan> sites) {
        this.before = before;
        this.parentheses = sites.stream().collect(Collectors.toMap(SitePlan::id, site -> parenthesis(before, site)));
    }

    private static int parenthesis(SourceText before, SitePlan site) {
        Tokens tokens = before.tokens();
        return tokens.upTo(site.call().end())
                .flatMap(tokens::opening)
                .map(Token::start)
                .orElse(site.call().start());
    }

    int of(TextEdit edit) {
        int parenthesis = Objects.requireNonNull(parentheses.get(edit.siteId()));
        boolean other = edit.span().length() > 0 && edit.span().end() <= parenthesis;
        return before.lineOf(other ? edit.span().end() - 1 : parenthesis);
    }
}

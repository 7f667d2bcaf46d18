package org.sluicempi.analyzer.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a rule's page {@code docs/rules/ID.md} says.
 *
 * @param markdown the whole page, without a line end behind it
 */
public record RulePage(Rule rule, String markdown) {
    private static final Pattern BRIEF = Pattern.compile("(?s)\n\\*\\w+\\.\\*\\s+(.*?)\n\n");

    /** The page that was built into this Sluice. */
    public static RulePage of(Rule rule) {
        String name = "pages/" + rule.id() + ".md";
        try (InputStream in = RulePage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no page for " + rule.id());
            }
            return new RulePage(rule, new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** What stands behind the kind at the top of the page, on one line: a sentence or two, in Markdown. */
    public String brief() {
        Matcher matcher = BRIEF.matcher(markdown);
        return matcher.find() ? matcher.group(1).replaceAll("\\s+", " ") : rule.title() + ".";
    }
}

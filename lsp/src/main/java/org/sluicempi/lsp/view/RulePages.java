package org.sluicempi.lsp.view;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.rule.RulePage;

/** The pages behind the rules, as text and as files that an editor can open. */
public final class RulePages {
    private final Path folder;

    /** @param folder where pages are written that somebody may want to open; belongs to whoever made it */
    public RulePages(Path folder) {
        this.folder = folder;
    }

    /** The whole page, in Markdown. */
    public static String page(Rule rule) {
        return RulePage.of(rule).markdown();
    }

    /** Its heading, what kind of remark it is, and what it means: without the example. */
    static String shortForm(Rule rule) {
        String page = page(rule);
        int example = page.indexOf("\n## Example");
        String head = example < 0 ? page : page.substring(0, example);
        return head.replaceFirst("^# ", "### ")
                .replace("\n## What it means\n", "")
                .strip();
    }

    /** Address of a file with the page. */
    String address(Rule rule) {
        Path file = folder.resolve(rule.id() + ".md");
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(folder);
                Files.writeString(file, page(rule) + "\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the page of " + rule.id(), e);
        }
        return file.toUri().toString();
    }
}

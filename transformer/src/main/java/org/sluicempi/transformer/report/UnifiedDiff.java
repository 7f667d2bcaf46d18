package org.sluicempi.transformer.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.transformer.change.FileChange;

/**
 * Prints a change as a unified diff that {@code git apply} takes with its default options. Behind each hunk's second
 * {@code @@} stand the decisions that it carries out; hunks whose context would touch are one.
 */
public final class UnifiedDiff {
    private static final int CONTEXT = 3;
    private static final String NO_LINE_END = "\n\\ No newline at end of file\n";

    private final FileChange change;
    private final LineBlocks blocks;
    private final StringBuilder out = new StringBuilder();
    private int growth;

    private UnifiedDiff(FileChange change) {
        this.change = change;
        this.blocks = new LineBlocks(change);
    }

    /**
     * The diff of one file.
     *
     * @param base folder that the paths in the diff start from; the file lies below it
     */
    public static String print(FileChange change, Path base) {
        UnifiedDiff diff = new UnifiedDiff(change);
        diff.file(GitPath.below(base, change.file()));
        return diff.out.toString();
    }

    private void file(GitPath path) {
        out.append("diff --git ")
                .append(path.in("a"))
                .append(' ')
                .append(path.in("b"))
                .append('\n');
        out.append("--- ").append(path.inHeader("a")).append('\n');
        out.append("+++ ").append(path.inHeader("b")).append('\n');
        List<LineBlocks.Block> together = new ArrayList<>();
        for (LineBlocks.Block block : blocks.blocks()) {
            if (!together.isEmpty()
                    && block.from() - together.get(together.size() - 1).to() > 2 * CONTEXT) {
                hunk(together);
                together.clear();
            }
            together.add(block);
        }
        if (!together.isEmpty()) {
            hunk(together);
        }
    }

    private void hunk(List<LineBlocks.Block> together) {
        LineBlocks.Block last = together.get(together.size() - 1);
        int from = Math.max(0, together.get(0).from() - CONTEXT);
        int to = Math.min(blocks.lines().size(), last.to() + CONTEXT);
        int grown = 0;
        Set<String> sites = new LinkedHashSet<>();
        for (LineBlocks.Block block : together) {
            grown += block.added().size() - (block.to() - block.from());
            sites.addAll(block.sites());
        }
        int count = to - from;
        out.append("@@ -").append(range(from, count)).append(" +").append(range(from + growth, count + grown));
        out.append(" @@ ").append(reasons(sites)).append('\n');
        growth += grown;
        int at = from;
        for (LineBlocks.Block block : together) {
            lines(' ', blocks.lines().subList(at, block.from()));
            lines('-', blocks.lines().subList(block.from(), block.to()));
            lines('+', block.added());
            at = block.to();
        }
        lines(' ', blocks.lines().subList(at, to));
    }

    private static String range(int from, int count) {
        return (count == 0 ? from : from + 1) + "," + count;
    }

    private void lines(char mark, List<String> lines) {
        for (String line : lines) {
            out.append(mark).append(line);
            if (!line.endsWith("\n")) {
                out.append(NO_LINE_END);
            }
        }
    }

    private String reasons(Set<String> sites) {
        return change.plan().sites().stream()
                .filter(site -> sites.contains(site.id()))
                .map(UnifiedDiff::reason)
                .distinct()
                .collect(Collectors.joining("; "));
    }

    private static String reason(SitePlan site) {
        Remark remark = site.remarks().stream()
                .filter(each -> each.rule().kind() == Kind.PASSED)
                .findFirst()
                .orElse(site.remarks().get(0));
        return (remark.rule().id() + " " + remark.message()).replaceAll("\\s+", " ");
    }
}

package org.sluicempi.transformer.change;

import java.util.List;

/**
 * What becomes of a file if only some of its calls are changed: one, or those that cannot be changed without each other, because
 * they share a loop or a line.
 *
 * @param sites ids of their {@link org.sluicempi.analyzer.plan.SitePlan}s in the order of the text, at least one
 * @param change of these calls alone; its edits are edits of the whole change, so what several of these have in common, such as
 *     an import, is the same edit in each
 */
public record SiteChange(List<String> sites, FileChange change) {
    public SiteChange {
        sites = List.copyOf(sites);
    }
}

package org.sluicempi.transformer.change;

import org.sluicempi.analyzer.source.Span;

/**
 * One replacement in a file's text.
 *
 * @param span what is replaced; empty for an insertion
 * @param replacement with the line ends of the place; empty for a deletion
 * @param siteId the {@link org.sluicempi.analyzer.plan.SitePlan#id} on whose behalf the edit is made
 */
public record TextEdit(Span span, String replacement, String siteId) {
    @Override
    public String toString() {
        return "edit for " + siteId + " at " + span.start() + ".." + span.end() + " to \"" + replacement + '"';
    }
}

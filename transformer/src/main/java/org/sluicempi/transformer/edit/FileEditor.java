package org.sluicempi.transformer.edit;

import java.util.HashMap;
import java.util.Map;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.transformer.change.InternalException;
import org.sluicempi.transformer.parse.ParsedSource;

/** Turns the steps of one file into edits. */
public final class FileEditor {
    private FileEditor() {}

    /**
     * All edits; a character that the file's encoding lacks is added as a unicode escape.
     *
     * @throws InternalException if a step names a place that does not exist, or two steps cannot both be carried out
     */
    public static EditList edits(ParsedSource source, FilePlan plan) {
        Map<String, Integer> sites = new HashMap<>();
        for (SitePlan site : plan.sites()) {
            sites.putIfAbsent(site.id(), sites.size());
        }
        Placement layout = new Placement(source, site -> {
            Integer order = sites.get(site);
            if (order == null) {
                throw new InternalException(source.text().file() + ": a step names the unknown site " + site);
            }
            return order;
        });
        plan.steps().forEach(new StepEditor(layout)::edit);
        SiteLines lines = new SiteLines(source.text(), plan.sites());
        return OwnLines.of(source.text(), lines, layout.edits())
                .writtenIn(source.text().encoding());
    }
}

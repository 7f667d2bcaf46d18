package org.sluicempi.transformer.report;

import org.sluicempi.transformer.html.Page;
import org.sluicempi.transformer.profile.Timeline;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * One page for a browser that needs nothing else: overview, and each call with its change side by side, the places that forbid
 * it, and how message and loop go together. The page's policy lets its own scripts run and nothing else.
 */
public final class HtmlReport implements Report {
    private static final JsonNodeFactory NOTHING = JsonNodeFactory.instance;

    @Override
    public String id() {
        return "html";
    }

    @Override
    public Audience audience() {
        return Audience.PROGRAMS;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        Page page = new Page(HtmlReport.class, "report.html");
        // Without diff2html the page shows plain patches.
        return page.with("DIFF_STYLE", page.optional("diff2html.min.css"))
                .with("DIFF_LICENCE", page.optional("diff2html.licence.txt").replace("--", "- -"))
                .with("STYLE", page.resource("report.css"))
                .with("TIMELINE_STYLE", timeline(findings, Timeline.style()))
                .withScript("TIMELINE_SCRIPT", timeline(findings, Timeline.script()))
                .withData("TIMELINE", findings.profile().map(Timeline::data).orElseGet(NOTHING::objectNode))
                .withScript("DIFF_SCRIPT", page.optional("diff2html.min.js"))
                .withScript("SCRIPT", page.resource("report.js"))
                .withData("DATA", HtmlData.of(findings))
                .print();
    }

    /** Empty text where nothing was measured. */
    private static String timeline(Findings findings, String part) {
        return findings.profile().isPresent() ? part : "";
    }
}

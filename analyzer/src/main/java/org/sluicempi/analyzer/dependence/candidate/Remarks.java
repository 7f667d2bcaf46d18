package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.symbolic.WrittenText;
import spoon.reflect.declaration.CtElement;

/** Makes remarks at one site. */
public final class Remarks {
    private static final int SNIPPET = 60;

    private final Site site;

    public Remarks(Site site) {
        this.site = site;
    }

    /** A remark without a remedy. */
    public Remark say(Rule rule, String message, CtElement... related) {
        return remark(rule, message, Optional.empty(), related);
    }

    public Remark say(Rule rule, String message, String remedy, CtElement... related) {
        return remark(rule, message, Optional.of(remedy), related);
    }

    private Remark remark(Rule rule, String message, Optional<String> remedy, CtElement... related) {
        List<Remark.Related> places = new ArrayList<>();
        for (CtElement element : related) {
            if (Spans.exist(element)) {
                SourceText text = textOf(element);
                Span span = Spans.of(element, text);
                places.add(new Remark.Related(text.position(span.start()), snippet(element)));
            }
        }
        return new Remark(rule, site.position(), message, remedy, places);
    }

    /** {@code line 12}, or {@code line 12 of Main.java} in another file than the site's: where an element stands. */
    public String line(CtElement element) {
        if (!Spans.exist(element)) {
            return "an unknown line";
        }
        SourceText text = textOf(element);
        String line = "line " + text.lineOf(Spans.of(element, text).start());
        return text == site.text() ? line : line + " of " + text.file().getFileName();
    }

    /** The first line of an element's text, shortened. */
    public String snippet(CtElement element) {
        if (!Spans.exist(element)) {
            return element.getClass().getSimpleName();
        }
        SourceText text = textOf(element);
        String line = text.substring(Spans.of(element, text))
                .lines()
                .findFirst()
                .orElse("")
                .strip();
        return line.length() <= SNIPPET ? line : line.substring(0, SNIPPET - 3) + "...";
    }

    /** What a handler, or whoever calls, is written in may be another file than that of the site. */
    private SourceText textOf(CtElement element) {
        return WrittenText.of(element).orElse(site.text());
    }

    public SourceText text() {
        return site.text();
    }
}

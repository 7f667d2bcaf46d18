package org.sluicempi.transformer.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Kind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.source.Position;

/**
 * The remarks as text: one line each, the related places indented below it, a summary at the end. What is left alone for
 * one cause at several places of a file is said once, with these places.
 */
public final class ConsoleReport implements Report {
    @Override
    public String id() {
        return "text";
    }

    @Override
    public Audience audience() {
        return Audience.PEOPLE;
    }

    @Override
    public String print(Findings findings, boolean colour) {
        Page page = new Page(colour);
        Map<Remark, List<Remark>> byCause = new LinkedHashMap<>();
        findings.all().stream()
                .map(Finding::remark)
                .forEach(remark -> byCause.computeIfAbsent(cause(remark), c -> new ArrayList<>())
                        .add(remark));
        byCause.values().forEach(page::remarks);
        page.summary(findings.analysis(), Figures.of(findings.analysis()));
        page.leftOut(findings.leftOut());
        return page.out.toString();
    }

    /** Equal for remarks that are said together. */
    private static Remark cause(Remark remark) {
        boolean alone = remark.rule().kind() == Kind.PASSED;
        Position place =
                alone ? remark.position() : new Position(remark.position().file(), 0, 0);
        return new Remark(remark.rule(), place, remark.message(), remark.remedy(), remark.related());
    }

    /** What has been printed of one analysis. */
    private static final class Page {
        private final StringBuilder out = new StringBuilder();
        private final boolean colour;

        Page(boolean colour) {
            this.colour = colour;
        }

        private void remarks(List<Remark> ofOneCause) {
            remark(ofOneCause.get(0));
            if (ofOneCause.size() > 1) {
                out.append("    the same at ")
                        .append(ofOneCause.stream()
                                .skip(1)
                                .map(Remark::position)
                                .map(at -> at.line() + ":" + at.column())
                                .collect(Collectors.joining(", ")))
                        .append('\n');
            }
        }

        private void remark(Remark remark) {
            String label = remark.rule().kind().label() + " " + remark.rule().id();
            out.append(remark.position())
                    .append(": ")
                    .append(paint(remark, label))
                    .append(": ");
            out.append(remark.message());
            remark.remedy().ifPresent(remedy -> out.append("; to allow it, ").append(remedy));
            out.append('\n');
            for (Remark.Related related : remark.related()) {
                out.append("    ")
                        .append(related.position())
                        .append(": ")
                        .append(related.what())
                        .append('\n');
            }
        }

        private String paint(Remark remark, String label) {
            if (!colour) {
                return label;
            }
            String code = switch (remark.rule().kind()) {
                case PASSED -> "32";
                case MISSED -> "33";
                case ANALYSIS -> "36";
            };
            return "\u001b[" + code + "m" + label + "\u001b[0m";
        }

        private void summary(Analysis analysis, Figures summary) {
            int lost = analysis.notAnalysed().size();
            out.append(Count.of(summary.filesScanned(), "file", "files")).append(" read, ");
            if (lost > 0) {
                out.append(grouped(lost)).append(" not analysed (SL011), ");
            }
            if (summary.sites() == 0) {
                out.append("no call sends or receives\n");
                return;
            }
            out.append(Count.of(summary.sites(), "call", "calls"))
                    .append(" in ")
                    .append(Count.of(summary.filesWithSites(), "file", "files"));
            out.append(summary.sites() == 1 ? " sends or receives: " : " send or receive: ");
            out.append(grouped(summary.transformed())).append(" transformed, ");
            out.append(grouped(summary.sites() - summary.transformed())).append(" left alone\n");
        }

        private void leftOut(int remarks) {
            if (remarks > 0) {
                out.append(Count.of(remarks, "remark", "remarks")).append(" of the baseline left out\n");
            }
        }

        private static String grouped(int number) {
            return String.format(Locale.ROOT, "%,d", number);
        }
    }
}

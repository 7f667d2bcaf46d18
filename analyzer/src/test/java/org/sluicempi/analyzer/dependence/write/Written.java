package org.sluicempi.analyzer.dependence.write;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.declaration.CtMethod;

/** What becomes of statements: the text that the plan makes of them. */
final class Written {
    private static final Snippet.Program PROGRAM = new Snippet.Program("""
            import mpi.*;
            public class P {
                static double sum; static int zero; static Intracomm near; static double[] shared;
            %s
                public static void main(String[] args) throws MPIException {
                    int n = Integer.parseInt(args[0]); zero = n; near = n > 9 ? null : MPI.COMM_WORLD;
                    double[] a = new double[64]; double[] w = n > 9 ? null : new double[64]; shared = w;
                    %s
                }
            }
            """, """
                static void m%d(double[] a, double[] w, int n, int k) throws MPIException {
                    %s
                }
            """, "m%d(a, w, n, n * n); ");

    /** In a folder without types of the same package. */
    private static final Path ALONE = Path.of("P.java");

    private Written() {}

    static Snippet.Table table(String form, String rows) {
        return Snippet.table(PROGRAM, form, rows);
    }

    /** What becomes of the statements. */
    static String text(Snippet snippet) {
        Span body = Spans.of(snippet.method().getBody(), snippet.file().text());
        return text(snippet, new Span(body.start() + 1, body.end() - 1), step -> true);
    }

    /** What becomes of the first loop alone, but for what stands in front of it and behind it. */
    static String loop(Snippet snippet) {
        return text(
                snippet,
                Spans.of(snippet.loop(), snippet.file().text()),
                step -> step instanceof Step.First
                        || step instanceof Step.Last
                        || step instanceof Step.Wrap
                        || step instanceof Step.Replace jump && jump.text().startsWith("break ")
                        || step instanceof Step.ReplaceExpression);
    }

    /** What becomes of a whole program, which has the class {@code P}, and what is said of its calls. */
    static String program(String text) {
        ModelledFile file = ModelledFiles.only(text);
        return text(file, file.sites(), new Span(0, text.length()), step -> true);
    }

    /** How many lines a whole program has then, if nothing that is added gets one of its own. */
    static long lines(String text) {
        ModelledFile file = ModelledFiles.only(text);
        List<Step> steps = plan(file, file.sites()).steps();
        return EditedText.inItsLines(text, new Span(0, text.length()), steps)
                .lines()
                .count();
    }

    /** The names of the delta objects, with the number of curves that are drawn of the messages. */
    static String variables(Snippet snippet) {
        return plan(snippet.file(), sites(snippet)).sites().stream()
                .map(site ->
                        site.variable().orElse("none") + " " + site.curves().size())
                .collect(Collectors.joining(", "));
    }

    private static String text(Snippet snippet, Span stretch, Predicate<Step> shown) {
        return text(snippet.file(), sites(snippet), stretch, shown);
    }

    private static List<Site> sites(Snippet snippet) {
        return snippet.file().sites().stream()
                .filter(site -> site.invocation().getParent(CtMethod.class) == snippet.method())
                .toList();
    }

    private static String text(ModelledFile file, List<Site> sites, Span stretch, Predicate<Step> shown) {
        FilePlan plan = plan(file, sites);
        String refused = plan.sites().stream()
                .flatMap(site -> site.remarks().stream())
                .filter(remark -> !remark.rule().id().startsWith("SL00"))
                .map(remark ->
                        "[" + remark.rule().id() + ": " + remark.message().replaceAll(" at line \\d+", "") + "] ")
                .collect(Collectors.joining());
        List<Step> steps = plan.steps().stream().filter(shown).toList();
        return refused + EditedText.of(file.text().text(), stretch, steps);
    }

    private static FilePlan plan(ModelledFile file, List<Site> sites) {
        return new LoopPlanner()
                .plan(new ModelledFile(
                        file.text(),
                        ALONE,
                        file.root(),
                        file.types(),
                        sites,
                        List.of(),
                        file.semantics(),
                        file.importsUnknown()));
    }
}

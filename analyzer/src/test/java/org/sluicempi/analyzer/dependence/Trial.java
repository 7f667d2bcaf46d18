package org.sluicempi.analyzer.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.interchange.Interchange;
import org.sluicempi.analyzer.dependence.rewrite.Rewriting;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Site;

/**
 * The one send or receive of a method, with the loop that it could overlap, for a check that is asked alone: what other
 * checks would say plays no part.
 */
public record Trial(Candidate candidate, AccessReader reader) {
    private static final String PROGRAM = """
            import mpi.*;
            public class P {
                static double[] shared;
                static int bound; static volatile boolean flag;
                static Comm anywhere;
                static void log(double x) { System.out.println(x); }
                static double first() { return shared[0]; }
                static void clear() { shared[0] = 0; }
                static Comm chosen() { log(1); return anywhere; }
                static void grow() { bound++; }
                public static void run(Comm comm, double[] a, double[] b, double[][] rows, int n, int k) throws MPIException {
                    %s
                }
            }
            """;

    /**
     * @param statements with one send or receive; they may use the array {@code a} and, as what it could be, {@code b}, {@code
     *     rows} and the field {@code shared}, the numbers {@code n}, {@code k} and the fields {@code bound} and {@code flag}, which is volatile, the communicators
     *     {@code comm} and {@code anywhere}, and what {@code P} declares: {@code log} and {@code chosen}, which the world sees,
     *     {@code first} and {@code clear}, which read and write {@code shared}, {@code grow}, which writes {@code bound}
     */
    public static Trial of(String statements) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(statements.replace("\n", "\n        ")));
        assertThat(file.sites()).hasSize(1);
        return of(file, file.sites().get(0));
    }

    /**
     * The same for half of a call that sends one message and receives another.
     *
     * @param kind SEND or RECV
     */
    public static Trial ofHalf(String statements, CallKind kind) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(statements.replace("\n", "\n        ")));
        assertThat(file.sites()).hasSize(1);
        return of(file, file.sites().get(0).half(kind));
    }

    /** The same for a nest whose loops have changed places. */
    public static Trial ofTurned(String statements) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(statements.replace("\n", "\n        ")));
        assertThat(file.sites()).hasSize(1);
        Site site = file.sites().get(0);
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        List<Trial> turned = new ArrayList<>();
        new Rewriting(file.semantics().bodies())
                .tryOn(new Interchange(), method, List.of(site), () -> turned.add(of(file, site)));
        assertThat(turned).hasSize(1);
        return turned.get(0);
    }

    /** The same for a send or receive with the loop that makes it again and again. */
    public static Trial ofSeries(String statements) {
        ModelledFile file = ModelledFiles.only(PROGRAM.formatted(statements.replace("\n", "\n        ")));
        assertThat(file.sites()).hasSize(1);
        return ofSeries(file, file.sites().get(0));
    }

    /** The same for statements that stand in a table. */
    public static Trial ofSeries(Snippet snippet) {
        return ofSeries(snippet.file(), snippet.site());
    }

    private static Trial ofSeries(ModelledFile file, Site site) {
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        Buffer buffer = Buffer.of(site.buffer(), method.expressions()).orElseThrow();
        CountedLoop loop = LoopSearch.counting(SeriesPlanner.around(site).orElseThrow(), method)
                .orElseThrow();
        Candidate candidate = SeriesPlanner.candidate(site, buffer, loop, method);
        return new Trial(candidate, new AccessReader(loop, method.routine()));
    }

    /** The same for statements that stand in a table. */
    public static Trial of(Snippet snippet) {
        return of(snippet.file(), snippet.site());
    }

    /** The same for one of several sites. */
    public static Trial of(ModelledFile file, Site site) {
        Method method = new Method(Method.around(site.invocation()).orElseThrow(), file.semantics(), site.dialect());
        Buffer buffer = Buffer.of(site.buffer(), method.expressions()).orElseThrow();
        boolean sends = site.call().kind() == CallKind.SEND;
        LoopSearch.Found found = (LoopSearch.Found)
                new LoopSearch(method, buffer, sends).from(site.statement().orElseThrow());
        CountedLoop loop = LoopSearch.counted(found.loop(), method).orElseThrow();
        AccessReader reader = new AccessReader(loop, method.routine());
        return new Trial(Candidate.of(site, buffer, loop, reader.read(buffer), found, method), reader);
    }

    /** How the loop uses the buffer. */
    public AccessReader.Result accesses() {
        return reader.read(candidate.buffer());
    }

    /** The refusal as {@code SL107: message}, empty if the check lets the candidate pass. */
    public String ask(Check check) {
        return check.judge(candidate)
                .map(remark -> remark.rule().id() + ": " + remark.message())
                .orElse("");
    }
}

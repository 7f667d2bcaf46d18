package org.sluicempi.transformer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.dependence.LoopPlanner;
import org.sluicempi.analyzer.dependence.Tactic;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.CallStatement;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Page;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtLoop;

/** A tactic that nobody but this test knows is edited, verified, stored and replayed like those that are shipped. */
class TacticTest {
    private static final String PROGRAM = """
            import mpi.*;
            class P {
                static void run(Comm comm, double[] c, int n) throws MPIException {
                    for (int i = 0; i < n; i++) {
                        c[i] = i; // all
                    }
                    comm.send(c, n, MPI.DOUBLE, 0, 7);
                }
            }
            """;

    @TempDir
    private Path base;

    /** Counts down what is left to do, and sends only where nothing is. */
    private static final class Countdown implements Tactic {
        @Override
        public boolean isFor(Site site) {
            return true;
        }

        @Override
        public Flow plan(Site site, Method method) {
            Buffer buffer = Buffer.of(site.buffer(), method.expressions()).orElseThrow();
            LoopSearch search = new LoopSearch(method, buffer, true);
            LoopSearch.Found found =
                    (LoopSearch.Found) search.from(site.statement().orElseThrow());
            CountedLoop loop = LoopSearch.counted(found.loop(), method).orElseThrow();
            AccessReader.Result accesses = new AccessReader(loop, method.routine()).read(buffer);
            Candidate candidate = Candidate.of(site, buffer, loop, accesses, found, method);
            return new Counted(candidate, List.of(candidate.remarks().say(Rule.SL001, "is counted", found.loop())));
        }
    }

    private record Counted(Candidate candidate, List<Remark> remarks) implements Flow.Overlap {
        @Override
        public List<Affected> affected() {
            return List.of(candidate.affected());
        }

        @Override
        public String write(Page page) {
            Site site = candidate.site();
            CtLoop loop = candidate.loop().loop();
            Span whole = Spans.of(loop, site.text());
            Span body = Spans.of(loop.getBody(), site.text());
            String left = page.variable(candidate, "left", loop);
            Span bound = Spans.of(candidate.loop().bound(), site.text());
            page.add(new Step.Before(site.id(), page.start(loop), Step.Rank.DECLARATION, "int " + left + " = 0;"));
            page.add(new Step.Before(site.id(), page.start(loop), Step.Rank.STATEMENT, left + " = n;"));
            page.add(new Step.ReplaceExpression(site.id(), bound, "0 + n"));
            page.add(new Step.First(site.id(), body, left + " -= 2;"));
            page.add(new Step.Last(site.id(), body, left + "++;"));
            page.add(new Step.Finally(site.id(), whole, left + " += 0;"));
            page.add(new Step.Wrap(
                    site.id(),
                    new CallStatement(site).span(),
                    "while (" + left + " <= 0)",
                    List.of(new Step.Inner(site.id(), left + " = n;")),
                    List.of(new Step.Inner(site.id(), left + "++;")),
                    false));
            return left;
        }
    }

    /** Is not right for any call. */
    private record Never(String why) implements Tactic {
        @Override
        public boolean isFor(Site site) {
            return true;
        }

        @Override
        public Flow plan(Site site, Method method) {
            return new Flow.Left(new Remarks(site).say(Rule.SL101, why));
        }
    }

    private Analysis analyze(Tactic... tactics) throws IOException {
        Files.writeString(base.resolve("P.java"), PROGRAM);
        SourceTree tree = new SourceTree(List.of(base), List.of(), StandardCharsets.UTF_8, 17);
        Analyzer analyzer = new Analyzer(new LoopPlanner(List.of(tactics)));
        return new Rehearsal(tree).of(analyzer.analyze(tree, Progress.NONE));
    }

    @Test
    void aTacticIsOneClass() throws IOException {
        Analysis analysis = analyze(new Never("no"), new Countdown());

        assertThat(analysis.faults()).extracting(Remark::message).isEmpty();
        Sluice sluice = new Sluice();
        assertThat(sluice.transform(sluice.planFromJson(sluice.planToJson(analysis))))
                .singleElement()
                .satisfies(change -> assertThat(change.after()).isEqualTo("""
                        import mpi.*;
                        class P {
                            static void run(Comm comm, double[] c, int n) throws MPIException {
                                int leftC = 0;
                                leftC = n;
                                try {
                                    for (int i = 0; i < 0 + n; i++) {
                                        leftC -= 2;
                                        c[i] = i; // all
                                        leftC++;
                                    }
                                } finally {
                                    leftC += 0;
                                }
                                while (leftC <= 0) {
                                    leftC = n;
                                    comm.send(c, n, MPI.DOUBLE, 0, 7);
                                    leftC++;
                                }
                            }
                        }
                        """));
    }

    @Test
    void theFirstTacticSaysWhyACallIsLeftAlone() throws IOException {
        assertThat(analyze(new Never("first"), new Never("second")).files())
                .singleElement()
                .satisfies(plan -> {
                    assertThat(plan.steps()).isEmpty();
                    assertThat(plan.sites().get(0).remarks())
                            .extracting(Remark::message)
                            .containsExactly("first");
                });
    }
}

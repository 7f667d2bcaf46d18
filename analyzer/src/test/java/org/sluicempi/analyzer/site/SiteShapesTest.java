package org.sluicempi.analyzer.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.visitor.filter.TypeFilter;

/** Every way to write a call: whether it is a site, which statement it is, and where its parts lie. */
class SiteShapesTest {
    @TempDir
    Path folder;

    private ModelledFile file(String statements) throws IOException {
        String program = """
                import mpi.*;
                class Main extends Intracomm {
                    Main() throws MPIException {}
                    static Status same(Status s) { return s; }
                    void f(Comm c, Comm[] all, int[] a, int k) throws MPIException {
                        %s
                    }
                }
                """.formatted(statements);
        return ModelledFiles.only(
                new ProgramFolder(folder).with("Main.java", program).tree());
    }

    /** The statement that each site is, {@code -} for one that is a part of a statement. */
    private List<String> statements(String program) throws IOException {
        return file(program).sites().stream()
                .map(site -> site.statement()
                        .map(statement -> site.text().substring(Spans.ofStatement(statement, site.text())))
                        .orElse("-"))
                .toList();
    }

    @Test
    void aStatementOfAnOldSwitchStandsInABlock() throws IOException {
        assertThat(statements("""
                        switch (k) {
                            case 0: c.send(a, 1, MPI.INT, 1, 0); break;
                            default: if (k > 3) break; Status s = c.recv(a, 2, MPI.INT, 1, 0);
                        }
                        """))
                .containsExactly("c.send(a, 1, MPI.INT, 1, 0);", "Status s = c.recv(a, 2, MPI.INT, 1, 0);");
    }

    @Test
    void theOnlyStatementBehindAnArrowDoesNot() throws IOException {
        assertThat(statements("""
                        switch (k) {
                            case 0 -> c.send(a, 1, MPI.INT, 1, 0);
                            case 1 -> { c.send(a, 2, MPI.INT, 1, 0); }
                            default -> throw new IllegalStateException();
                        }
                        """)).containsExactly("-", "c.send(a, 2, MPI.INT, 1, 0);");
    }

    @Test
    void whatIsDoneWithTheResultMakesTheCallAPart() throws IOException {
        assertThat(statements("""
                        Status s = (Status) c.recv(a, 1, MPI.INT, 1, 0);
                        s = same(c.recv(a, 2, MPI.INT, 1, 0));
                        Status t = s = c.recv(a, 3, MPI.INT, 1, 0);
                        Status u = k > 0 ? c.recv(a, 4, MPI.INT, 1, 0) : s;
                        Runnable r = () -> { try { c.recv(a, 5, MPI.INT, 1, 0); } catch (MPIException e) { } };
                        java.util.concurrent.Callable<Status> q = () -> c.recv(a, 6, MPI.INT, 1, 0);
                        while (k > 0) c.recv(a, 7, MPI.INT, 1, 0);
                        here: c.recv(a, 8, MPI.INT, 1, 0);
                        """))
                .containsExactly(
                        "-",
                        "-",
                        "-",
                        "-",
                        "c.recv(a, 5, MPI.INT, 1, 0);",
                        "-",
                        "c.recv(a, 7, MPI.INT, 1, 0);",
                        "here: c.recv(a, 8, MPI.INT, 1, 0);");
    }

    @Test
    void partsLieWhereTheyAreWritten() throws IOException {
        List<Site> sites = file("""
                (c) . send ( a, 1, MPI.INT, 1, (0) );
                ((Comm) all[k]).send(a, 2, MPI.INT, 1, 0);
                (all[k])/* of ( them */.send(a /* ) */, 3, MPI.INT, 1, 0 // last
                );
                """).sites();

        assertThat(sites)
                .extracting(site -> CallText.of(site.invocation(), site.text()).orElseThrow())
                .extracting(call -> of(sites, call.communicator()) + " | " + of(sites, call.arguments()))
                .containsExactly(
                        "(c) | a, 1, MPI.INT, 1, (0)",
                        "((Comm) all[k]) | a, 2, MPI.INT, 1, 0",
                        "(all[k]) | a /* ) */, 3, MPI.INT, 1, 0");
    }

    private static String of(List<Site> sites, Span span) {
        return sites.get(0).text().substring(span);
    }

    @Test
    void theDotBehindANameIsNoPartOfIt() throws IOException {
        List<Site> sites = file("""
                c.send(a, a .length, MPI .INT, all // all
                . length, a/* of */./* it */length + k);
                """).sites();

        assertThat(sites.get(0).invocation().getElements(new TypeFilter<CtFieldRead<?>>(CtFieldRead.class)))
                .extracting(read ->
                        of(sites, Spans.of(read.getTarget(), sites.get(0).text())))
                .containsExactly("a", "MPI", "all", "a");
    }

    @Test
    void whatIsNotWrittenAsAnyOtherCallIsNamedOnly() throws IOException {
        ModelledFile file = file("""
                send(a, 1, MPI.INT, 1, 0);
                this.send(a, 2, MPI.INT, 1, 0);
                super.send(a, 3, MPI.INT, 1, 0);
                c.<Integer>send(a, 4, MPI.INT, 1, 0);
                """);

        assertThat(file.sites())
                .extracting(site -> site.text().substring(site.span()))
                .contains("this.send(a, 2, MPI.INT, 1, 0)")
                .doesNotContain("send(a, 1, MPI.INT, 1, 0)");
        assertThat(file.others())
                .extracting(other -> sourceOf(file, other))
                .contains("send(a, 1, MPI.INT, 1, 0)", "c.<Integer>send(a, 4, MPI.INT, 1, 0)");
    }

    private static String sourceOf(ModelledFile file, OtherCall other) {
        return file.sites().get(0).text().substring(other.span());
    }

    @Test
    void sitesAndOtherCallsComeInTheOrderOfTheText() throws IOException {
        ModelledFile file = file("""
                c.send(new int[] {c.recv(a, 1, MPI.INT, 1, 0).getCount(MPI.INT)}, 1, MPI.INT, 1, 0);
                same(c.iSend(null, new int[] {c.iSend(null, 2, MPI.INT, 1, 0).hashCode()}.length, MPI.INT, 1, 0).waitStatus());
                """);

        assertThat(file.sites())
                .extracting(site -> site.span().start())
                .isSorted()
                .hasSize(2);
        assertThat(file.others())
                .extracting(other -> other.span().start())
                .isSorted()
                .hasSize(2);
    }
}

package org.sluicempi.transformer.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.Sluice;

/** The HTML report, as text and in a browser. */
class HtmlReportTest {
    private static final String HOSTILE = "</script><script>document.title='hacked'</script>";

    /** Two calls that pass and one that is missed, with markup wherever an author may put it. */
    private static final String PROGRAM = """
            import mpi.*;
            class Program {
                static double run(Comm comm, double[] a, int n) throws MPIException {
                    double sum = 0;
                    // </script><script>document.title='hacked'</script><img src=x onerror=document.title='hacked'>
                    comm.recv(a, n, MPI.DOUBLE, 0, 7); // <!-- <b id=bold>
                    for (int i = 0; i < n; i++) {
                        sum += a[i];
                    }
                    for (int i = 0; i < n; i++) {
                        a[i] = i; // &lt;i&gt; ${x} @DATA@ \\1
                    }
                    comm.send(a, n, MPI.DOUBLE, "</script><script>document.title='hacked'</script>".length(), 7);
                    comm.send(new int[]{"<img src=x onerror=document.title='hacked'>".length()}, 5000, MPI.INT, 1, 7);
                    return sum;
                }
            }
            """;

    @TempDir
    private Path temp;

    private Path sources;

    @BeforeEach
    void folder() throws IOException {
        sources = Files.createDirectories(temp.resolve("src & <b>"));
    }

    private Findings findings() {
        Sluice sluice = new Sluice();
        SourceTree tree = new SourceTree(List.of(sources), List.of(), StandardCharsets.UTF_8, 17);
        Analysis analysis = sluice.analyze(tree, Progress.NONE);
        return sluice.findings(analysis, temp);
    }

    private String page() {
        return new HtmlReport().print(findings(), false);
    }

    private void hostile() throws IOException {
        Files.writeString(sources.resolve("<img src=x onerror=document.title='hacked'>.java"), PROGRAM);
    }

    @Test
    void theFileNeedsNothingElse() throws IOException {
        hostile();
        String page = page();

        assertThat(page)
                .contains("default-src 'none'")
                .doesNotContain("@DATA@</", "<link", "src=\"", "@import", "url(http");
        Matcher script = Pattern.compile("(?i)</?script\\b[^>]*>").matcher(page);
        assertThat(script.results().map(found -> found.group()).toList())
                .containsExactly(
                        "<script id=\"data\" type=\"application/json\">",
                        "</script>",
                        "<script>",
                        "</script>",
                        "<script>",
                        "</script>",
                        "<script id=\"timeline-data\" type=\"application/json\">",
                        "</script>",
                        "<script>",
                        "</script>");
        assertThat(page).doesNotContain(HOSTILE).contains("\\u003c/script\\u003e");
    }

    @Test
    void whatTheUserWroteIsText() throws Exception {
        hostile();
        String dom = new Chromium(temp)
                .open(
                        page(),
                        "state.shown.forEach(site => toggle(site, true));"
                                + "document.body.append(make('p', '', 'images ' + document.images.length + ' bold '"
                                + " + document.getElementById('bold') + ' scripts ' + document.scripts.length"
                                + " + ' diffs ' + document.querySelectorAll('.diff').length));");

        assertThat(dom)
                .contains("<title>Sluice report</title>", "images 0 bold null scripts 6 diffs 2")
                .contains("&lt;!-- &lt;b id=bold&gt;", "&amp;lt;i&amp;gt; ${x} @DATA@ \\1");
    }

    @Test
    void callsAreShownWithTheirChangeCurveAndPlaces() throws Exception {
        hostile();
        String dom = new Chromium(temp).open(page(), "document.title = 'opened'");

        assertThat(dom)
                .contains("<title>opened</title>", "Change first: what most calls wait for", ">3 remarks<")
                .contains("class=\"d2h-", "deltaRecv", "sendA", "deltaSendEnd")
                .contains("How much of the message is final while the loop runs")
                .contains("How much of the message must be there while the loop runs");
        assertThat(Pattern.compile("class=\"site (\\w+)").matcher(dom).results().map(found -> found.group(1)))
                .containsExactlyInAnyOrder("passed", "passed", "missed");
    }

    @Test
    void keysWalkThroughTheCallsAndSearch() throws Exception {
        hostile();
        String dom = new Chromium(temp).open(page(), """
                const said = [];
                const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
                const look = () => said.push(state.current + ':' + document.querySelectorAll('.body').length);
                state.shown.forEach(site => toggle(site, false));
                look(); press('j'); look(); press('j'); look(); press('k'); look(); press('k'); look();
                press('/'); said.push(document.activeElement.id);
                $('search').value = 'sl002'; $('search').dispatchEvent(new Event('input')); said.push($('count').textContent);
                press('Escape'); said.push($('count').textContent);
                document.querySelector('#kinds .missed').click(); said.push($('count').textContent);
                document.title = said.join(' ');
                """);

        assertThat(dom).contains("<title>-1:0 0:1 1:1 0:1 0:1 search 1 remark 3 remarks 1 remark</title>");
    }

    @Test
    void aThousandCallsAreListedAndNoneIsDrawn() throws Exception {
        for (int file = 0; file < 100; file++) {
            StringBuilder program = new StringBuilder("import mpi.*;\nclass Many" + file + " {\n");
            for (int i = 0; i < 10; i++) {
                program.append("    static void m" + i + "(Comm comm, int n, double[] a) throws MPIException {\n"
                        + "        for (int i = 0; i < n; i++) {\n            a[i] = i;\n        }\n"
                        + "        comm.send(a, n, MPI.DOUBLE, 1, 7);\n    }\n");
            }
            Files.writeString(sources.resolve("Many" + file + ".java"), program.append("}\n"));
        }

        String dom = new Chromium(temp)
                .open(
                        page(),
                        "document.title = document.querySelectorAll('.site').length + ' '"
                                + " + document.querySelectorAll('.body').length + ' ' + $('count').textContent;");

        assertThat(dom).contains("<title>1000 0 1,000 remarks</title>");
    }
}

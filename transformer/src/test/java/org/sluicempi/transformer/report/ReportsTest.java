package org.sluicempi.transformer.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.Span;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportsTest {
    private static final Path FILE = Path.of("src", "A.java");

    private static Analysis analysis() {
        Position send = new Position(FILE, 3, 9);
        Position recv = new Position(FILE, 8, 9);
        Remark passed = new Remark(Rule.SL001, send, "c is sent while it is made", Optional.empty(), List.of());
        Remark missed = new Remark(
                Rule.SL107,
                recv,
                "a is written",
                Optional.of("write it later"),
                List.of(new Remark.Related(new Position(FILE, 6, 13), "written here")));
        Remark unread =
                new Remark(Rule.SL011, new Position(Path.of("B.java"), 0, 0), "no Java", Optional.empty(), List.of());
        List<Step.Inner> inner = List.of(new Step.Inner("3:9", "sendC.deltaSendData(i0, i1);"));
        Span span = new Span(1, 2);
        List<Step> steps = List.of(
                new Step.Import("3:9", 1, true, List.of("mpi.DeltaRecv", "mpi.DeltaSend")),
                new Step.Before("3:9", 1, Step.Rank.CLOSEST, "DeltaSend sendC = begin(\"ü\");"),
                new Step.Replace("3:9", span, "sendC.deltaSendEnd();"),
                new Step.Finally("3:9", span, "recvA.deltaWait();"),
                new Step.Behind("3:9", 7, "recvA.deltaWait();"),
                new Step.First("3:9", span, "recvA.deltaWaitData(i, i + 1);"),
                new Step.Last("3:9", span, "sendC.deltaSendData(i, i + 1);"),
                new Step.ReplaceExpression("3:9", span, "i0"),
                new Step.Append("3:9", 7, "sendC"),
                new Step.Count("3:9", span, span, "int i = 0; i < a.length; i++", span, "int v = a[i];"),
                new Step.Wrap("3:9", span, "for (;;)", List.of(), inner, true));
        assertThat(steps.stream().map(Step::getClass).distinct().toArray())
                .as("every kind of step")
                .containsExactlyInAnyOrder((Object[]) Step.class.getPermittedSubclasses());
        FilePlan file = new FilePlan(
                FILE.toAbsolutePath(),
                Path.of("src"),
                "00ff",
                "UTF-8",
                List.of(
                        new SitePlan("3:9", send, span, "openmpi", Optional.of("sendC"), List.of(passed)),
                        new SitePlan("8:9", recv, new Span(5, 9), "mpj", Optional.empty(), List.of(missed))),
                steps);
        return new Analysis(List.of(file), List.of(unread), 1500);
    }

    private static Findings findings(Analysis analysis) {
        return Findings.of(analysis, Path.of(""), plan -> List.of());
    }

    @Test
    void eachReportIsChosenByItsIdInEitherCase() {
        Reports reports = Reports.shipped();
        assertThat(reports.ids()).contains("text", "json", "plan");
        for (Report report : reports.all()) {
            assertThat(reports.byId(report.id())).contains(report);
            assertThat(reports.byId(report.id().toUpperCase(Locale.ROOT))).contains(report);
            assertThat(report.print(findings(analysis()), false))
                    .endsWith("\n")
                    .isEqualTo(report.print(findings(analysis()), false));
        }
        assertThat(reports.byId("pdf")).isEmpty();
        assertThat(reports.unknown("pdf")).startsWith("'pdf' is none of text, json, ");
        assertThatThrownBy(() -> new Reports(List.of(new JsonReport(), new JsonReport())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void oneCauseIsSaidOnceWithItsPlaces() {
        Remark.Related header = new Remark.Related(new Position(FILE, 1, 17), "missing");
        List<Remark> remarks = List.of(
                remark(FILE, 3, Rule.SL011, "no class", header),
                remark(FILE, 4, Rule.SL107, "a is written"),
                remark(FILE, 5, Rule.SL011, "no class", header),
                remark(FILE, 6, Rule.SL011, "no class"),
                remark(FILE, 7, Rule.SL011, "no class", header),
                remark(Path.of("B.java"), 8, Rule.SL011, "no class", header),
                remark(FILE, 9, Rule.SL001, "b is sent"),
                remark(FILE, 10, Rule.SL001, "b is sent"));

        String text = new ConsoleReport().print(findings(new Analysis(List.of(), remarks, 2)), false);

        assertThat(text.replace(FILE.toString(), "A.java")).startsWith("""
                A.java:3:9: analysis SL011: no class
                    A.java:1:17: missing
                    the same at 5:9, 7:9
                A.java:4:9: missed SL107: a is written
                A.java:6:9: analysis SL011: no class
                B.java:8:9: analysis SL011: no class
                    A.java:1:17: missing
                A.java:9:9: passed SL001: b is sent
                A.java:10:9: passed SL001: b is sent
                """);
    }

    private static Remark remark(Path file, int line, Rule rule, String message, Remark.Related... related) {
        return new Remark(rule, new Position(file, line, 9), message, Optional.empty(), List.of(related));
    }

    @Test
    void whatProgramsReadIsTheSameOnATerminal() {
        for (Report report : Reports.shipped().all()) {
            boolean same = report.print(findings(analysis()), true).equals(report.print(findings(analysis()), false));
            assertThat(same).as(report.id()).isEqualTo(report.audience() == Report.Audience.PROGRAMS);
        }
    }

    @Test
    void aPlanSurvivesJson() {
        assertThat(PlanJson.read(PlanJson.write(analysis()))).isEqualTo(analysis());
    }

    @Test
    void whatIsNoPlanIsBadInput() {
        String json = PlanJson.write(analysis());
        for (String wrong : List.of(
                "",
                "{}",
                "[1]",
                json.replace("\"openmpi\"", "null"),
                json.replace("SL107", "SL999"),
                json.replace("\"ReplaceExpression\"", "\"Other\""))) {
            assertThatThrownBy(() -> PlanJson.read(wrong))
                    .as(wrong)
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("not a plan");
        }
        assertThatThrownBy(() -> PlanJson.read(json.replace("\"schemaVersion\" : 4", "\"schemaVersion\" : 7")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("schema version 7");
    }

    @Test
    void aPlanOfAnEarlierVersionSaysSoWhateverItHolds() {
        String json =
                "{\"schemaVersion\" : 1, \"analysis\" : {\"files\" : [{\"steps\" : [{\"step\" : \"BeginSend\"}]}]}}";

        assertThatThrownBy(() -> PlanJson.read(json))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("plan of schema version 1");
    }

    @Test
    void theConsoleShowsRemarksRelatedPlacesAndASummary() {
        assertThat(new ConsoleReport().print(findings(analysis()), false)).isEqualTo("""
                        B.java: analysis SL011: no Java
                        %1$s:3:9: passed SL001: c is sent while it is made
                        %1$s:8:9: missed SL107: a is written; to allow it, write it later
                            %1$s:6:13: written here
                        1,500 files read, 1 not analysed (SL011), 2 calls in 1 file send or receive: 1 transformed, 1 left alone
                        """.formatted(FILE));
    }

    @Test
    void colourMarksOnlyTheKind() {
        String plain = new ConsoleReport().print(findings(analysis()), false);
        String coloured = new ConsoleReport().print(findings(analysis()), true);
        assertThat(coloured).contains(": \u001b[33mmissed SL107\u001b[0m: ").isNotEqualTo(plain);
        assertThat(coloured.replaceAll("\u001b\\[\\d+m", "")).isEqualTo(plain);
    }

    @Test
    void theJsonReportHoldsEveryRemark() {
        JsonNode root = JsonMapper.shared().readTree(new JsonReport().print(findings(analysis()), false));
        assertThat(root.at("/schemaVersion").intValue()).isEqualTo(1);
        assertThat(root.at("/summary/filesScanned").intValue()).isEqualTo(1500);
        assertThat(root.at("/summary/missed").intValue()).isEqualTo(1);
        assertThat(root.at("/remarks/0/rule").stringValue()).isEqualTo("SL011");
        JsonNode site = root.at("/files/0/sites/1");
        assertThat(site.at("/decision").stringValue()).isEqualTo("left");
        assertThat(site.at("/remarks/0/kind").stringValue()).isEqualTo("missed");
        assertThat(site.at("/remarks/0/remedy").stringValue()).isEqualTo("write it later");
        assertThat(site.at("/remarks/0/line").intValue()).isEqualTo(8);
        assertThat(site.at("/remarks/0/related/0/what").stringValue()).isEqualTo("written here");
        assertThat(root.at("/files/0/sites/0/decision").stringValue()).isEqualTo("transformed");
    }

    @Test
    void editorsFindEveryRemarkAtItsPlace() {
        JsonNode run = JsonMapper.shared()
                .readTree(new SarifReport().print(findings(analysis()), false))
                .at("/runs/0");
        assertThat(run.at("/tool/driver/rules"))
                .extracting(rule -> rule.at("/id").stringValue())
                .containsExactly("SL001", "SL011", "SL107");
        assertThat(run.at("/results"))
                .extracting(
                        result -> result.at("/ruleId").stringValue(),
                        result -> run.at("/tool/driver/rules")
                                .get(result.at("/ruleIndex").intValue())
                                .at("/id")
                                .stringValue(),
                        result -> result.at("/kind").stringValue(),
                        result -> result.at("/level").stringValue(),
                        result -> result.at("/locations/0/physicalLocation/artifactLocation/uri")
                                .stringValue(),
                        result -> result.at("/locations/0/physicalLocation/region/startLine")
                                .intValue(0))
                .containsExactly(
                        tuple("SL011", "SL011", "informational", "none", "B.java", 0),
                        tuple("SL001", "SL001", "pass", "none", "src/A.java", 3),
                        tuple("SL107", "SL107", "fail", "note", "src/A.java", 8));
        assertThat(run.at("/results/0/locations/0/physicalLocation").has("region"))
                .isFalse();
        JsonNode missed = run.at("/results/2");
        assertThat(missed.at("/message/text").stringValue()).isEqualTo("a is written; to allow it, write it later");
        assertThat(missed.at("/relatedLocations/0/message/text").stringValue()).isEqualTo("written here");
        assertThat(missed.at("/relatedLocations/0/physicalLocation/region/startColumn")
                        .intValue())
                .isEqualTo(13);
    }

    @Test
    void pathsAreEscapedAsInLinks() {
        Position odd = new Position(Path.of("my src", "\u00fc#%.java"), 1, 0);
        Path elsewhere =
                Path.of("").toAbsolutePath().resolveSibling("elsewhere").resolve("A.java");
        Position far = new Position(elsewhere, 1, 1);
        List<Remark> remarks = Stream.of(odd, far)
                .map(place -> new Remark(Rule.SL011, place, "no Java", Optional.empty(), List.of()))
                .toList();
        assertThat(new SarifReport().print(findings(new Analysis(List.of(), remarks, 2)), false))
                .contains("\"my%20src/%C3%BC%23%25.java\"", "\"" + elsewhere.toUri() + "\"")
                .doesNotContain("\"startColumn\" : 0");
    }

    @Test
    void aTreeWithoutSitesSaysSo() {
        assertThat(new ConsoleReport().print(findings(new Analysis(List.of(), List.of(), 1)), false))
                .isEqualTo("1 file read, no call sends or receives\n");
    }

    @Test
    void workflowsShowEveryRemarkAtItsLine() {
        assertThat(new GithubReport().print(findings(analysis()), false)).isEqualTo("""
                        ::notice file=B.java,title=SL011 File could not be analysed::no Java
                        ::notice file=src/A.java,line=3,col=9,title=SL001 Send flows while its producer loop runs::c is sent while it is made
                        ::warning file=src/A.java,line=8,col=9,title=SL107 Statement between loop and call touches the buffer::a is written; to allow it, write it later%0A6: written here
                        """);
    }

    @Test
    void workflowCommandsCannotBeForged() {
        Path hostile = Path.of("a,line=1::error title=x%0A\n::b.java");
        Remark remark =
                new Remark(Rule.SL104, new Position(hostile, 2, 0), "'a%b'\r\n::error::x", Optional.empty(), List.of());

        String printed = new GithubReport().print(findings(new Analysis(List.of(), List.of(remark), 1)), false);

        assertThat(printed)
                .isEqualTo("::warning file=a%2Cline=1%3A%3Aerror title=x%250A%0A%3A%3Ab.java,line=2,"
                        + "title=SL104 Footprint cannot be computed::'a%25b'%0D%0A::error::x\n");
    }
}

package org.sluicempi.transformer.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineMap;
import org.sluicempi.transformer.change.TextEdit;

/** Texts that were edited wrongly: the compiler's word on each name finds it. */
class MeaningVerifierTest {
    private static final String SITE = "1:1";

    @TempDir
    private Path base;

    /** One place of a text that is written otherwise. */
    private record Edit(String at, String replacement) {}

    private FileChange change(String name, String before, Edit... edits) throws IOException {
        Path file = base.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, before);
        List<TextEdit> made = new ArrayList<>();
        for (Edit edit : edits) {
            int start = before.indexOf(edit.at);
            made.add(new TextEdit(new Span(start, start + edit.at.length()), edit.replacement, SITE));
        }
        made.sort(Comparator.comparingInt(edit -> edit.span().start()));
        StringBuilder after = new StringBuilder();
        int from = 0;
        for (TextEdit edit : made) {
            after.append(before, from, edit.span().start()).append(edit.replacement());
            from = edit.span().end();
        }
        after.append(before.substring(from));
        int call = before.indexOf("use(n)");
        SitePlan site = new SitePlan(
                SITE,
                new Position(file, 1, 1),
                new Span(call, call + "use(n)".length()),
                "openmpi",
                Optional.of("sendN"),
                List.of());
        FilePlan plan = new FilePlan(file, base, "", "UTF-8", List.of(site), List.of());
        return new FileChange(
                file,
                base,
                before,
                after.toString(),
                before.getBytes(StandardCharsets.UTF_8),
                after.toString().getBytes(StandardCharsets.UTF_8),
                plan,
                made,
                new LineMap(List.of()));
    }

    private Map<Path, Objection> differences(FileChange... changes) {
        SourceTree tree = new SourceTree(List.of(base), List.of(), StandardCharsets.UTF_8, 17);
        return MeaningVerifier.differences(tree, List.of(changes));
    }

    private Optional<String> difference(String before, Edit... edits) throws IOException {
        return differences(change("P.java", before, edits)).values().stream()
                .map(MeaningVerifierTest::words)
                .findFirst();
    }

    private static String words(Objection objection) {
        return objection instanceof Objection.Defect defect
                ? defect.what()
                : ((Objection.TwoMeanings) objection)
                        .remark(new Position(Path.of("P.java"), 1, 1))
                        .toString();
    }

    @Test
    void whatWasPlannedPasses() throws IOException {
        String text = "class P { static int n; static void use(int x) {} void f() { /*1*/ use(n); } }";

        assertThat(difference(text, new Edit("/*1*/", "mpi.DeltaSend fresh = null; use(n); int two = n;")))
                .isEmpty();
    }

    @Test
    void aTypeMeansTheSameInTheTypeOfAnArrayOfIt() throws IOException {
        String text = "class P { static int n; static void use(int x) {}"
                + " void f(Object o) { String[] all = {}; String one = (String) o; /*1*/ use(n); } }";

        assertThat(difference(text, new Edit("/*1*/", "String two = (String) o; String[][] more = null;")))
                .isEmpty();
    }

    @Test
    void aNewVariableMustNotTakeTheMeaningOfANameThatWasKept() throws IOException {
        String text = "class P { static int n; static void use(int x) {} void f() { /*1*/ use(n); } }";

        assertThat(difference(text, new Edit("/*1*/", "int n = 3;")))
                .hasValueSatisfying(difference ->
                        assertThat(difference).startsWith("'n' at ").contains("but meant field P.n"));
    }

    @Test
    void anAddedNameMustMeanWhatItMeansAtTheCall() throws IOException {
        String text = "class P { static int n; static void use(int x) {}"
                + " void f() { { int n = 5; n++; /*1*/ } use(n); } }";

        assertThat(difference(text, new Edit("/*1*/", "use(n);")))
                .hasValueSatisfying(difference ->
                        assertThat(difference).startsWith("the added 'n' at ").contains("means local n@"));
    }

    @Test
    void aTypeOfTheSameNameIsNotTheOneThatWasPlanned() throws IOException {
        String text = "class P extends Q { static int n; static void use(int x) {} void f() { /*1*/ use(n); } }\n"
                + "class Q { static class DeltaSend {} }";

        assertThat(difference(text, new Edit("/*1*/", "DeltaSend fresh = null;")))
                .hasValueSatisfying(difference -> assertThat(difference).contains("means type Q.DeltaSend"));
    }

    @Test
    void aTypeThatAFileBesideDeclaresIsSeen() throws IOException {
        Files.writeString(base.resolve("Other.java"), "class Other {} class DeltaSend {}");
        String text = "import mpi.*; class P { static int n; static void use(int x) {} void f() { /*1*/ use(n); } }";

        assertThat(difference(text, new Edit("/*1*/", "DeltaSend fresh = null;")))
                .hasValueSatisfying(difference -> assertThat(difference).contains("means type DeltaSend"));
    }

    @Test
    void anErrorThatWasNotThereBeforeIsFoundAndOneThatWasIsNot() throws IOException {
        String text = "class P { static int n; static void use(int x) {} void f() { missing(); /*1*/ use(n); } }";

        assertThat(difference(text, new Edit("/*1*/", "int fresh = 1;"))).isEmpty();
        assertThat(difference(text, new Edit("/*1*/", "String fresh = 1;")))
                .hasValueSatisfying(difference -> assertThat(difference).startsWith("the result would not compile: "));
    }

    @Test
    void aCallMustReachTheSameMethod() throws IOException {
        String text = "class P { static void use(int x) {} static void use(long x) {}"
                + " void f() { int /*1*/ n = 3; use(n); } }";

        assertThat(difference(text, new Edit("int /*1*/", "long")))
                .hasValueSatisfying(difference ->
                        assertThat(difference).contains("P.use(long)").contains("but meant method P.use(int)"));
    }

    @Test
    void filesThatDeclareTheSameTypesDoNotDisturbEachOther() throws IOException {
        String text =
                "class %s { Both both; static int n; static void use(int x) {} void f() { /*1*/ use(n); } }\nclass Both {}";

        assertThat(differences(
                        change("A.java", text.formatted("A"), new Edit("/*1*/", "int fresh = n;")),
                        change("B.java", text.formatted("B"), new Edit("/*1*/", "Both fresh = null; int two = n;")),
                        change("C.java", text.formatted("C"), new Edit("/*1*/", "int n = 1;"))))
                .containsOnlyKeys(base.resolve("C.java"));
    }

    /** Where the change of a loop speaks of a name that means something else beside it, nobody can tell what was meant. */
    @Test
    void aNameThatMeansTwoThingsThereIsNotGuessed() throws IOException {
        String text = """
                class P {
                    static int n;
                    static void use(int x) {}
                    void f() {
                        use(n);
                        int n = 5;
                        /*1*/
                        n++;
                    }
                }""";

        assertThat(difference(text, new Edit("/*1*/", "int fresh = n;")))
                .contains(
                        "P.java:1:1: missed SL119: 'n' means a local variable at line 8 and a field at line 5, and the"
                                + " change would have to name it in between; to allow it, give one of the two another name");
    }

    @Test
    void aFieldWhoseNameNoPlaceOfTheChangeHasIsNotGuessedEither() throws IOException {
        String text = """
                class P {
                    static int n, bound;
                    static void use(int x) {}
                    static int other() { return bound; }
                    void f() {
                        use(n);
                        /*1*/
                        int bound = 3;
                        use(bound);
                    }
                }""";

        assertThat(difference(text, new Edit("/*1*/", "int fresh = bound;")))
                .hasValueSatisfying(difference -> assertThat(difference)
                        .contains("SL119: 'bound' means a field at line 4 and a local variable at line 9"));
    }

    /** What a switch or a handler declares is not seen outside of it. */
    @Test
    void aVariableOfAStatementDoesNotStandInTheWayOfAFieldOutsideOfIt() throws IOException {
        String text = """
                class P {
                    static int n;
                    static void use(int x) {}
                    void f(int k) {
                        %s
                        /*1*/
                        use(n);
                    }
                }""";

        for (String statement : List.of(
                "switch (k) { case 1: int n = 2; use(-n); default: }",
                "int m = switch (k) { case 1: { int n = 2; yield n; } default: int n = 3; yield n; };",
                "try { use(k); } catch (RuntimeException n) { n.printStackTrace(); }",
                "try { use(k); } catch (RuntimeException e) { int n = 3; use(-n); }",
                "for (int n = 0; n < 3; n++) use(-n);",
                "for (int n : new int[3]) use(-n);",
                "{ int n = 3; use(-n); }")) {
            assertThat(difference(text.formatted(statement), new Edit("/*1*/", "int fresh = n;")))
                    .as(statement)
                    .isEmpty();
        }
    }

    /** Which of them is meant is a matter of what they are given. */
    @Test
    void methodsOfOneClassMayShareAName() throws IOException {
        String text = """
                class P extends Q {
                    static int max(int a) { return a; }
                    static double max(double a) { return a; }
                    static void use(int x) {}
                    void f(int n) {
                        double d = max(3.0) + max(n);
                        /*1*/
                        use(n);
                    }
                }
                class Q {}""";

        assertThat(difference(text, new Edit("/*1*/", "int fresh = max(n);"))).isEmpty();
        assertThat(difference(
                        text.replace(
                                "use(n);", "use(n); class R { int max(int a) { return 3; } void g() { max(n); } }"),
                        new Edit("/*1*/", "int fresh = max(n);")))
                .isEmpty();
    }

    /** Methods of a class without a name stand side by side as those of any other. */
    @Test
    void whatStandsBetweenTwoMethodsIsNoneOfTheirBusiness() throws IOException {
        String text = """
                class P {
                    static void use(int x) {}
                    Runnable f() {
                        return new Runnable() {
                            int n = 3;
                            private void before() { use(-n); }
                            void between(int n) { use(-n); }
                            public void run() {
                                /*1*/
                                use(n);
                            }
                        };
                    }
                }""";

        assertThat(difference(
                        text,
                        new Edit("/*1*/", "int fresh = n;"),
                        new Edit("use(-n); }\n            void", "use(n); }\n            void")))
                .isEmpty();
    }
}

package org.sluicempi.analyzer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.model.ModelledUnit;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Outline;
import org.sluicempi.analyzer.scan.SourceFile;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.UndecodableException;

/** Files are letters; a model of those in small letters fails. */
final class ModellingTest {
    private final Map<String, SourceUnit> read = new HashMap<>();
    private final List<String> modelled = new ArrayList<>();
    private final Modelling modelling = new Modelling(this::model, this::apart);

    private static SourceUnit unit(String letter) {
        Path file = Path.of("/tree", letter + ".java");
        try {
            SourceText text = SourceText.of(file, new byte[0], StandardCharsets.UTF_8);
            Outline outline = new Outline("", Set.of(), Set.of(), Set.of(letter), Set.of(), Set.of(), Set.of());
            return new SourceUnit(new SourceFile(file.getFileName(), file, Path.of("/tree")), text, outline);
        } catch (UndecodableException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<SourceUnit> units(String letters) {
        return Stream.of(letters.split(""))
                .map(letter -> read.computeIfAbsent(letter, ModellingTest::unit))
                .toList();
    }

    private static String letters(List<SourceUnit> units) {
        return String.join(
                "",
                units.stream()
                        .flatMap(unit -> unit.outline().declared().stream())
                        .toList());
    }

    private Batch batch(String subjects, String units) {
        return new Batch(Dialects.shipped().all().get(0), units(subjects), units(units));
    }

    /** Each subject with the files that are none. */
    private List<Batch> apart(Batch batch) {
        String subjects = letters(batch.subjects());
        String others = letters(batch.units()).replaceAll("[" + subjects + "]", "");
        return Arrays.stream(subjects.split(""))
                .map(subject -> batch(subject, subject + others))
                .toList();
    }

    private List<ModelledUnit> model(Batch batch) {
        String letters = letters(batch.units());
        if (letters.contains("!")) {
            throw new InputException("no");
        }
        if (!letters.equals(letters.toUpperCase(Locale.ROOT))) {
            throw new StackOverflowError("deep");
        }
        modelled.add(letters(batch.subjects()) + " with " + letters);
        return List.of();
    }

    private List<String> faults() {
        return modelling.remarks().stream()
                .map(remark -> remark.position().file().toString().replace(".java", ""))
                .toList();
    }

    private String last() {
        return modelled.get(modelled.size() - 1);
    }

    @Test
    void whatCanBeReadIsReadOnce() {
        modelling.of(batch("AB", "ABC"));

        assertThat(modelled).containsExactly("AB with ABC");
        assertThat(faults()).isEmpty();
    }

    @Test
    void aSubjectThatFailsLeavesTheOthers() {
        modelling.of(batch("AbC", "AbCD"));

        assertThat(modelled).contains("A with AD", "C with CD").noneMatch(each -> each.startsWith("b"));
        assertThat(faults()).containsExactly("b");
        assertThat(modelling.remarks().get(0).message()).contains("internal error", "StackOverflowError: deep");
    }

    @Test
    void anotherFileThatFailsIsLeftOut() {
        for (String others : List.of("b", "bCDEF", "CDbEF", "CDEFb")) {
            modelling.of(batch("A", "A" + others));

            assertThat(last()).as(others).isEqualTo("A with A" + others.replace("b", ""));
        }
        assertThat(faults()).containsExactly("b");
    }

    @Test
    void severalAreLeftOut() {
        modelling.of(batch("A", "AbCdeF"));

        assertThat(last()).isEqualTo("A with ACF");
        assertThat(faults()).containsExactly("b", "d", "e");
    }

    @Test
    void theSubjectIsTriedFirstWhereverItStands() {
        modelling.of(batch("a", "Bca"));

        assertThat(faults()).containsExactly("a");
        assertThat(modelled).isEmpty();
    }

    @Test
    void whereTooManyFailTheSubjectIsLeftAlone() {
        modelling.of(batch("A", "Abcdefghijk"));

        assertThat(faults()).containsExactly("b", "c", "d", "e", "f", "g", "h", "i", "A");
    }

    @Test
    void theUsersFaultIsNotOurs() {
        assertThatThrownBy(() -> modelling.of(batch("A", "A!"))).isInstanceOf(InputException.class);
    }

    /** The compiler's inference fails at this pattern. */
    @Test
    void whatFailsForAFileThatOthersReferToLeavesThatFileOut(@TempDir Path folder) throws IOException {
        ProgramFolder program =
                new ProgramFolder(folder).release(21).with("Pair.java", """
                        class Pair {
                            record Entry<K extends Comparable<K>, V>(K k, V v) {}
                            static String of(Object pair) {
                                return pair instanceof Entry(var k, var v) ? k + "=" + v : "none";
                            }
                        }
                        """).with("A.java", """
                        import mpi.*;
                        class A {
                            void f(int[] a) throws MPIException {
                                MPI.COMM_WORLD.send(a, 1000, MPI.INT, 1, 0);
                            }
                            void g(int[] a) throws MPIException {
                                MPI.COMM_WORLD.send(a, 1000, MPI.INT, 1, 0);
                                System.out.println(Pair.of(a));
                            }
                        }
                        """);

        Analysis analysis = program.analyze();

        assertThat(analysis.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.toString()).contains("Pair.java: analysis SL016: internal error"));
        assertThat(program.remarks()).containsExactly("Pair.java SL016", "A.java:4:9 SL101", "A.java:7:9 SL011");
        assertThat(analysis.files().get(0).sites().get(1).remarks().get(0).remedy())
                .contains(
                        "look whether the file that declares 'Pair' can be read: its encoding, its syntax, what is said of it");
    }
}

package org.sluicempi.analyzer.dependence.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.dependence.Trial;
import org.sluicempi.analyzer.model.ModelledFile;

/** Which variables a loop gives their only value: those that no {@code try} may stand around (JLS 16.2.15, 8.1.3). */
class OnlyValuesTest {
    /** A receive whose loop may be left by way of {@code inLoop}; what stands behind the loop ends the method as well. */
    private static String refusal(String before, String inLoop, String behind) {
        Trial trial = Trial.of("""
                %s
                search:
                {
                    comm.recv(a, n, MPI.DOUBLE, 1, 0);
                    for (int i = 0; i < n; i++) {
                        if (a[i] > 1) {
                            %s
                            break search;
                        }
                    }
                    %s
                }
                """.formatted(before, inLoop, behind));
        return new OnlyValues(trial.candidate())
                .refusal()
                .map(remark -> remark.rule().id() + ": " + remark.message())
                .orElse("");
    }

    @Test
    void aFinalVariableKeepsItsFirstValue() {
        assertThat(refusal("final int first;", "first = i;", "first = -1;"))
                .startsWith("SL109: ")
                .contains("may be left by an exception or a jump", "and 'first' at line 18 gives");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Runnable r = () -> log(first);",
                "Runnable r = new Runnable() { public void run() { log(first); } };",
                "class Local { double it() { return first + 1.0; } }"
            })
    void soDoesOneThatOtherCodeCaptures(String use) {
        assertThat(refusal("int first;", "first = i;", "first = -1; " + use)).startsWith("SL109: ");
    }

    @Test
    void anOrdinaryVariableMayBeAssignedAnywhere() {
        assertThat(refusal("int first;", "first = i;", "first = -1;")).isEmpty();
    }

    /** Captured by nothing, or what is captured is another variable. */
    @ParameterizedTest
    @ValueSource(
            strings = {"Runnable r = () -> log(k);", "log(first);", "Runnable r = () -> { int other = 1; log(other); };"
            })
    void othersOfItsKindDoNotMatter(String use) {
        assertThat(refusal("int first;", "first = i;", "first = -1; " + use)).isEmpty();
    }

    @Test
    void aVariableOfTheLoopEndsWithIt() {
        assertThat(refusal("", "final int here = i; log(here);", "")).isEmpty();
        assertThat(refusal("", "final int here; here = i; log(here);", "")).isEmpty();
    }

    @Test
    void whatOnlyTheLoopAssignsHasNoSecondValue() {
        assertThat(refusal("final int first;", "first = i;", "")).isEmpty();
        assertThat(refusal("final int first; final int other;", "other = i;", "first = -1;"))
                .isEmpty();
    }

    @Test
    void aFieldThatIsNotFinalIsOrdinary() {
        assertThat(refusal("", "bound = i;", "bound = -1;")).isEmpty();
    }

    /** The language lets a constructor do that where the loop ends behind it. */
    @Test
    void aFieldThatKeepsItsFirstValue() {
        String program = "import mpi.*; class P { %s int first; P(double[] b, int n) throws Exception {"
                + " search: { MPI.COMM_WORLD.recv(b, n, MPI.DOUBLE, 1, 0);"
                + " for (int i = 0; i < n; i++) { if (b[i] > 0) { first = i; break search; } } first = 0; } } }";
        assertThat(ofField(program.formatted("final"))).isTrue();
        assertThat(ofField(program.formatted(""))).isFalse();
    }

    private static boolean ofField(String program) {
        ModelledFile file = ModelledFiles.only(program);
        Trial trial = Trial.of(file, file.sites().get(0));
        return new OnlyValues(trial.candidate()).refusal().isPresent();
    }
}

package org.sluicempi.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which engine a process runs on. */
class EngineChoiceTest {
    private static final ParallelStart FOUR =
            ParallelStart.in(Map.of("OMPI_COMM_WORLD_SIZE", "4")).orElseThrow();
    private static final ParallelStart ONE =
            ParallelStart.in(Map.of("PMI_SIZE", "1")).orElseThrow();
    private static final List<Engine> BOTH = List.of(new Named("embedded"), new Named("native"));
    private static final List<Engine> EMBEDDED_ALONE = List.of(new Named("embedded"));

    private record Named(String name) implements Engine {
        @Override
        public Rank singleton() {
            throw new AssertionError("not asked for");
        }
    }

    @Test
    void launchersAreKnownByTheirVariables() {
        assertThat(ParallelStart.in(Map.of("PATH", "x"))).isEmpty();
        assertThat(FOUR.ranks()).isEqualTo(4);
        assertThat(FOUR.evidence()).isEqualTo("OMPI_COMM_WORLD_SIZE=4");
        assertThat(ParallelStart.in(Map.of("SLURM_STEP_NUM_TASKS", "8", "SLURM_PROCID", "3")))
                .hasValueSatisfying(start -> assertThat(start.ranks()).isEqualTo(8));
        assertThat(ParallelStart.in(Map.of("PMIX_RANK", "0")))
                .hasValueSatisfying(start -> assertThat(start.parallel()).isTrue());
    }

    @Test
    void aProgramOfItsOwnRunsOnTheEmbeddedEngine() {
        assertThat(new EngineChoice(null, null, BOTH).engine().name()).isEqualTo("embedded");
    }

    @Test
    void aRankOfALauncherRunsOnTheNativeEngine() {
        assertThat(new EngineChoice(null, FOUR, BOTH).engine().name()).isEqualTo("native");
        assertThat(new EngineChoice("", ONE, BOTH).engine().name()).isEqualTo("native");
    }

    @Test
    void whatTheUserNamesComesFirst() {
        assertThat(new EngineChoice("native", null, BOTH).engine().name()).isEqualTo("native");
        assertThat(new EngineChoice(" Embedded ", FOUR, BOTH).engine().name()).isEqualTo("embedded");
        assertThatThrownBy(() -> new EngineChoice("fast", null, BOTH).engine())
                .hasMessageContaining("the fast engine")
                .hasMessageContaining("the engines on the class path are [embedded, native]");
    }

    @Test
    void oneRankOfManyNeverRunsAlone() {
        assertThatThrownBy(() -> new EngineChoice(null, FOUR, EMBEDDED_ALONE).engine())
                .isInstanceOf(MpiError.class)
                .hasMessageContaining("OMPI_COMM_WORLD_SIZE=4")
                .hasMessageContaining("native engine");
        assertThat(new EngineChoice(null, ONE, EMBEDDED_ALONE).engine().name()).isEqualTo("embedded");
    }

    @Test
    void anEngineForALaterJavaDoesNotHideTheOthers() {
        Iterable<Engine> engines = () -> {
            Iterator<Engine> rest = EMBEDDED_ALONE.iterator();
            return new Iterator<>() {
                private boolean failed;

                @Override
                public boolean hasNext() {
                    if (!failed) {
                        failed = true;
                        throw new UnsupportedClassVersionError("class file version 69.0");
                    }
                    return rest.hasNext();
                }

                @Override
                public Engine next() {
                    return rest.next();
                }
            };
        };
        assertThat(new EngineChoice(null, null, engines).engine().name()).isEqualTo("embedded");
        assertThatThrownBy(() -> new EngineChoice(null, FOUR, engines).engine()).hasMessageContaining("69.0");
    }
}

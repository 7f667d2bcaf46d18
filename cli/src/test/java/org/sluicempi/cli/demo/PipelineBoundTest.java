package org.sluicempi.cli.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class PipelineBoundTest {
    @Test
    void a_pair_with_equal_computation_and_transfer_can_become_three_times_as_fast() {
        PipelineBound bound = new PipelineBound(2, 2, 0.004, 0.004, 0);

        assertThat(bound.blockingSeconds()).isEqualTo(0.012, within(1e-12));
        assertThat(bound.pipelinedSeconds()).isEqualTo(0.004, within(1e-12));
        assertThat(bound.speedupOver(0.012)).isEqualTo(3, within(1e-9));
    }

    @Test
    void four_ranks_on_two_cores_compute_for_twice_as_long() {
        PipelineBound bound = new PipelineBound(4, 2, 0.004, 0.001, 0);

        assertThat(bound.pipelinedSeconds()).isEqualTo(0.008, within(1e-12));
    }

    @Test
    void the_link_bounds_where_it_is_the_busiest_and_each_hop_adds_its_latency() {
        PipelineBound bound = new PipelineBound(4, 2, 0.001, 0.004, 0.0001);

        assertThat(bound.pipelinedSeconds()).isEqualTo(0.0043, within(1e-12));
        assertThat(bound.blockingSeconds()).isEqualTo(0.0163, within(1e-12));
    }

    @Test
    void a_gigabit_link_moves_a_hundred_thousand_doubles_in_six_and_a_half_milliseconds() {
        assertThat(Link.GIGABIT.occupied(800_000)).isEqualTo(0.0064, within(1e-12));
    }
}

package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

class GridTest {
    private final Grid grid = new Grid(new int[] {3, 4, 2}, new boolean[] {true, false, true});

    @Test
    void ranksCountTheLastDimensionFastest() {
        assertThat(grid.size()).isEqualTo(24);
        assertThat(grid.coords(0)).containsExactly(0, 0, 0);
        assertThat(grid.coords(1)).containsExactly(0, 0, 1);
        assertThat(grid.coords(23)).containsExactly(2, 3, 1);
        for (int rank = 0; rank < 24; rank++) {
            assertThat(grid.rank(grid.coords(rank))).isEqualTo(rank);
        }
    }

    @Test
    void shiftsWrapOnlyInRings() {
        assertThat(grid.shift(0, 0, 1)).isEqualTo(new Grid.Shift(16, 8));
        assertThat(grid.shift(0, 0, -4)).isEqualTo(new Grid.Shift(8, 16));
        assertThat(grid.shift(0, 1, 1)).isEqualTo(new Grid.Shift(Communicator.PROC_NULL, 2));
        assertThat(grid.shift(6, 1, 1)).isEqualTo(new Grid.Shift(4, Communicator.PROC_NULL));
    }

    /** 2^31 - 1 is one more than a multiple of 3, and so is -2^31. */
    @Test
    void aShiftMayLeadBeyondTheLastNumber() {
        for (int rank : new int[] {0, 8, 16}) {
            assertThat(grid.shift(rank, 0, Integer.MAX_VALUE)).isEqualTo(grid.shift(rank, 0, 1));
            assertThat(grid.shift(rank, 0, Integer.MAX_VALUE - 1)).isEqualTo(grid.shift(rank, 0, 0));
            assertThat(grid.shift(rank, 0, Integer.MIN_VALUE)).isEqualTo(grid.shift(rank, 0, 1));
        }
        assertThat(grid.shift(6, 1, Integer.MAX_VALUE))
                .isEqualTo(new Grid.Shift(Communicator.PROC_NULL, Communicator.PROC_NULL));
    }

    @Test
    void slicesSeparateRanksThatDifferInWhatDoesNotRemain() {
        boolean[] remain = {false, true, false};
        assertThat(grid.sub(remain).dims()).containsExactly(4);
        assertThat(grid.sub(remain).periods()).containsExactly(false);
        for (int a = 0; a < 24; a++) {
            for (int b = 0; b < 24; b++) {
                int[] at = grid.coords(a);
                int[] bt = grid.coords(b);
                assertThat(grid.slice(a, remain) == grid.slice(b, remain)).isEqualTo(at[0] == bt[0] && at[2] == bt[2]);
            }
        }
    }

    @Test
    void badArgumentsHaveTheirErrorClass() {
        refused(ErrorClass.ARG, () -> grid.rank(new int[] {0, 4, 0}));
        refused(ErrorClass.RANK, () -> grid.coords(24));
        refused(ErrorClass.DIMS, () -> grid.shift(0, 3, 1));
        refused(ErrorClass.DIMS, () -> new Grid(new int[] {2, 0}, new boolean[2]));
        refused(ErrorClass.DIMS, () -> new Grid(new int[2], new boolean[1]));
        refused(ErrorClass.DIMS, () -> BalancedDims.fill(7, new int[] {2, 0}));
        refused(ErrorClass.DIMS, () -> BalancedDims.fill(7, new int[] {2, 3}));
        refused(ErrorClass.DIMS, () -> BalancedDims.fill(7, new int[] {-1}));
    }

    @ParameterizedTest
    @CsvSource({"6,0 0,3 2", "7,0 0,7 1", "6,0 3 0,2 3 1", "12,0 0 0,3 2 2", "16,0 0,4 4", "1,0 0,1 1", "6,2 3,2 3"})
    void dimensionsAreBalancedAndDecreasing(int nodes, String given, String expected) {
        int[] dims = numbers(given);
        BalancedDims.fill(nodes, dims);
        assertThat(dims).containsExactly(numbers(expected));
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    private static void refused(ErrorClass expected, Runnable call) {
        assertThatThrownBy(call::run)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(expected));
    }
}

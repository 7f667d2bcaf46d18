package org.sluicempi.runtime;

import java.util.Map;
import java.util.Optional;

/**
 * What the environment tells about the launcher (mpirun, mpiexec, srun) that started this process as one of many.
 *
 * @param launcher the family whose variables were found
 * @param evidence the variable and its value, as {@code NAME=value}
 * @param ranks number of processes that were started together; 0 if unknown
 */
public record ParallelStart(Launcher launcher, String evidence, int ranks) {
    /** Families of launchers, told apart by the variables that they set. */
    public enum Launcher {
        OPEN_MPI("OMPI_COMM_WORLD_SIZE"),
        /** Hydra of MPICH and its relatives, and Slurm with PMI-1 or PMI-2. */
        PMI("PMI_SIZE"),
        /** Set by srun for each job step, not by sbatch for its script. */
        SLURM("SLURM_STEP_NUM_TASKS"),
        /** Tells no number of processes. */
        PMIX("PMIX_RANK");

        private final String variable;

        Launcher(String variable) {
            this.variable = variable;
        }
    }

    /** Empty if no launcher started this process. */
    public static Optional<ParallelStart> in(Map<String, String> environment) {
        for (Launcher launcher : Launcher.values()) {
            String value = environment.get(launcher.variable);
            if (value != null) {
                int ranks = launcher == Launcher.PMIX ? 0 : number(value);
                return Optional.of(new ParallelStart(launcher, launcher.variable + "=" + value, ranks));
            }
        }
        return Optional.empty();
    }

    /** Whether this process may have peers. */
    public boolean parallel() {
        return ranks != 1;
    }

    private static int number(String value) {
        try {
            return Math.max(0, Integer.parseInt(value.trim()));
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}

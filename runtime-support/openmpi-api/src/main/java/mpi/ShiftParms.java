package mpi;

import org.sluicempi.runtime.face.Grid;

/** The neighbours of a rank in one direction; {@link MPI#PROC_NULL} beyond a border. */
public final class ShiftParms {
    private final Grid.Shift shift;

    ShiftParms(Grid.Shift shift) {
        this.shift = shift;
    }

    public int getRankSource() {
        return shift.source();
    }

    public int getRankDest() {
        return shift.dest();
    }
}

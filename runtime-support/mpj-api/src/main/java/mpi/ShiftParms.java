package mpi;

import org.sluicempi.runtime.face.Grid;

/** The neighbours of a rank in one direction; {@link MPI#PROC_NULL} beyond a border. */
public class ShiftParms {
    public int rank_source;
    public int rank_dest;

    ShiftParms(Grid.Shift shift) {
        rank_source = shift.source();
        rank_dest = shift.dest();
    }
}

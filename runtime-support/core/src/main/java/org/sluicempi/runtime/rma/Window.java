package org.sluicempi.runtime.rma;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Map;

/** One rank's side of a window. */
public interface Window {
    /** MPI_Win_free; collective. */
    void free();

    /** The memory that the window was made of or that it allocated, null for a dynamic window. */
    ByteBuffer memory();

    /** MPI_Win_attach. */
    void attach(Buffer memory, long bytes);

    /** MPI_Win_detach. */
    void detach(Buffer memory);

    /** MPI_Win_set_info; collective. */
    void setInfo(Map<String, String> info);

    /** MPI_Win_get_info: the hints in use. */
    Map<String, String> info();

    /** What moves data between this rank and the window's memories. */
    Transfers transfers();

    /** What separates one rank's transfers from another's. */
    Epochs epochs();
}

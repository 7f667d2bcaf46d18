package org.sluicempi.runtime.io;

import java.util.Map;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;

/** The files of one rank. Files have their own error handler; here every error is an {@link MpiError}. */
public interface FileService {
    /**
     * Those of a rank.
     *
     * @param call what the exception of an engine without it names
     * @throws MpiError UNSUPPORTED_OPERATION if the engine has none
     */
    static FileService of(Rank rank, String call) {
        return rank.service(FileService.class, call);
    }

    /**
     * MPI_File_open; collective over {@code communicator}.
     *
     * @param mode sum of {@link Mode} values, the same at all ranks
     * @param info hints; unknown ones are ignored
     * @throws MpiError {@code NO_SUCH_FILE}, {@code FILE_EXISTS}, {@code ACCESS}, {@code AMODE}, {@code NOT_SAME}, ...
     */
    OpenFile open(Communicator communicator, String name, int mode, Map<String, String> info);

    /** MPI_File_delete; {@code NO_SUCH_FILE} if there is none. */
    void delete(String name, Map<String, String> info);
}

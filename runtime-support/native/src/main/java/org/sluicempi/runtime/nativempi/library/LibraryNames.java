package org.sluicempi.runtime.nativempi.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.runtime.ParallelStart;

/**
 * Under which names the MPI library is looked for, in this order: the one that the user names; what belongs to the
 * launcher that started this process, because ranks of another library would each be alone; the usual names.
 */
final class LibraryNames {
    static final String PROPERTY = "sluice.mpi";
    static final String VARIABLE = "SLUICE_MPI";

    private static final List<String> STANDARD = List.of("libmpi_abi.so.1", "libmpi_abi.so.0", "libmpi_abi.so");
    private static final List<String> OPEN_MPI = List.of("libmpi.so.40", "libmpi.so.80");
    private static final List<String> MPICH = List.of("libmpich.so.12", "libmpi.so.12");
    private static final List<String> OTHERS = List.of("libmpi.so", "libmpich.so", "libmpi.dylib");

    private LibraryNames() {}

    static List<String> here() {
        return of(System.getProperty(PROPERTY), System.getenv());
    }

    static List<String> of(String property, Map<String, String> environment) {
        String named = property != null ? property : environment.get(VARIABLE);
        if (named != null && !named.isBlank()) {
            return List.of(named.trim());
        }
        List<String> names = new ArrayList<>();
        Optional<ParallelStart> start = ParallelStart.in(environment);
        if (start.isPresent() && start.get().launcher() == ParallelStart.Launcher.OPEN_MPI) {
            names.addAll(OPEN_MPI);
        } else if (start.isPresent() && start.get().launcher() == ParallelStart.Launcher.PMI) {
            names.addAll(MPICH);
            names.addAll(STANDARD);
        } else {
            names.addAll(STANDARD);
            names.addAll(OPEN_MPI);
            names.addAll(MPICH);
        }
        names.addAll(OTHERS);
        return names;
    }
}

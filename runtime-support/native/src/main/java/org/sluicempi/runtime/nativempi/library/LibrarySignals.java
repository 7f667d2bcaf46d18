package org.sluicempi.runtime.nativempi.library;

/**
 * Keeps communication libraries below MPI from taking the signals that the Java machine uses itself (it reads some null
 * pointers as SIGSEGV on purpose). Must come before the MPI library is loaded, because they
 * look at their settings as they are loaded with it; what the user has set stays.
 */
final class LibrarySignals {
    private LibrarySignals() {}

    static void keep() {
        Memory.setEnvironment("UCX_ERROR_SIGNALS", "");
        Memory.setEnvironment("UCX_HANDLE_ERRORS", "none");
        // Where nothing reads the two, they are no reason for a warning on each rank.
        Memory.setEnvironment("UCX_WARN_UNUSED_ENV_VARS", "n");
    }
}

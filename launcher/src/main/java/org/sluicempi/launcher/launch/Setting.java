package org.sluicempi.launcher.launch;

/** What a user may say about how a program is to be run. Each shell has a word of its own for it: {@link Spelling}. */
public enum Setting {
    /** How many; a number. */
    RANKS,
    /** What carries the messages; one of {@link Engines}. */
    ENGINE,
    /** Command of an MPI library that starts processes, with its first arguments. */
    LAUNCHER,
    /** Which library's launcher, where there are several. */
    MPI,
    /** Network that the ranks are to wait as on. */
    LINK,
    /** Bytes of a piece of a message. */
    DELTA_SIZE,
    /** Folder for the output of each rank. */
    OUTPUT_DIR,
    /** Whether the rank stands in front of each line of output. */
    TAG_OUTPUT,
    /** Whether {@code main} gets what MPJ Express puts in front of the program's arguments. */
    MPJ_ARGUMENTS,
    /** File for what the ranks record of themselves. */
    PROFILE
}

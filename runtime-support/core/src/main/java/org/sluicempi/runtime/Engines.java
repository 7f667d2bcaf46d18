package org.sluicempi.runtime;

/** Finds the engine for a program that was started without a launcher. */
final class Engines {
    private Engines() {}

    static Rank singleton() {
        throw new MpiError(ErrorClass.UNSUPPORTED_OPERATION, "start this program with: sluice run -n RANKS MAIN");
    }
}

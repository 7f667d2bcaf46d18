package org.sluicempi.runtime.nativempi.programs;

/** What a library cannot do here, said aloud so that nobody takes it for tested. */
public final class Refusal {
    private Refusal() {}

    /** Prints the line that tests look for. */
    public static void tell(String what, Object reason) {
        System.out.println("REFUSED " + what + ": " + reason.toString().replaceAll("\\s+", " "));
    }
}

package org.sluicempi.runtime.face;

import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Arguments that a program has to give: where it gives null, the error names what is missing. */
public final class Given {
    private Given() {}

    /** @throws MpiError ARG for null */
    public static <T> T given(T argument, String what) {
        return given(argument, ErrorClass.ARG, what);
    }

    /** @throws MpiError of this class for null */
    public static <T> T given(T argument, ErrorClass error, String what) {
        if (argument == null) {
            throw new MpiError(error, "the " + what + " is null");
        }
        return argument;
    }

    /**
     * An array of requests, each of which there is.
     *
     * @throws MpiError REQUEST for null, in the array too
     */
    public static <T> T[] each(T[] requests) {
        given(requests, ErrorClass.REQUEST, "array of requests");
        for (int k = 0; k < requests.length; k++) {
            if (requests[k] == null) {
                throw new MpiError(ErrorClass.REQUEST, "request " + k + " of " + requests.length + " is null");
            }
        }
        return requests;
    }
}

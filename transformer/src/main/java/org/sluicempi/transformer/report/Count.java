package org.sluicempi.transformer.report;

import java.util.Locale;

/** Numbers as people read them. */
public final class Count {
    private Count() {}

    /** The number, its thousands apart, with the noun that goes with it: {@code 1 file}, {@code 1,500 files}. */
    public static String of(int number, String one, String many) {
        return String.format(Locale.ROOT, "%,d ", number) + (number == 1 ? one : many);
    }
}

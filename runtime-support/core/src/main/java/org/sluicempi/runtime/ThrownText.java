package org.sluicempi.runtime;

/** What an exception of the program says of itself: to ask it is to execute code of the program, which may throw in turn. */
public final class ThrownText {
    private ThrownText() {}

    /** The name of its class, if it says nothing. */
    public static String of(Throwable thrown) {
        String text;
        try {
            text = thrown.toString();
        } catch (Throwable e) {
            text = null;
        }
        return text == null ? thrown.getClass().getName() : text;
    }

    /** Its message, or {@link #of}, if it has none. */
    public static String messageOf(Throwable thrown) {
        String text;
        try {
            text = thrown.getMessage();
        } catch (Throwable e) {
            text = null;
        }
        return text == null ? of(thrown) : text;
    }
}

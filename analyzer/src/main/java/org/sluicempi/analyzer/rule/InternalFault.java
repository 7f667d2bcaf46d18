package org.sluicempi.analyzer.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.source.Position;

/**
 * Something that went wrong in Sluice itself while it looked at one place. It is no refusal: the place is left alone
 * under {@link Rule#SL016}, everything else goes on, and the shell ends with the exit code of an internal error.
 */
public final class InternalFault {
    private static final int LONGEST = 300;

    private InternalFault() {}

    /** The remark for something thrown while the place was looked at. */
    public static Remark at(Position position, Throwable thrown) {
        String said = thrown.getMessage() == null ? "" : ": " + thrown.getMessage();
        return at(position, thrown.getClass().getSimpleName() + said + frame(thrown));
    }

    /** @param what what was found to be wrong, without a full stop */
    public static Remark at(Position position, String what) {
        String line = what.replaceAll("\\s+", " ");
        String shown = line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
        return new Remark(
                Rule.SL016,
                position,
                "internal error, so nothing changes here: " + shown,
                Optional.of("report it together with this file"),
                List.of());
    }

    private static String frame(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("org.sluicempi."))
                .findFirst()
                .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
                .orElse("");
    }
}

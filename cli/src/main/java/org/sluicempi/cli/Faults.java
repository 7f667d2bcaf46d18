package org.sluicempi.cli;

import java.util.List;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;

/** What a verb says at its end about files that it could not analyse and places at which Sluice itself failed. */
final class Faults {
    private Faults() {}

    /**
     * Names the first of them on the error channel.
     *
     * @param code of the verb, if nothing failed
     * @return the code to end with: that of bad input where the files that could be analysed send and receive nothing, as the others
     *     may
     */
    static int exitCode(Console console, Analysis analysis, int code) {
        int ending = notAnalysed(console, analysis, code);
        List<Remark> faults = analysis.faults();
        if (faults.isEmpty()) {
            return ending;
        }
        console.out().flush();
        console.err()
                .println("sluice: internal error at " + faults.size()
                        + (faults.size() == 1
                                ? " place, which is left as it was"
                                : " places, which are left as they were")
                        + "; the rest is done. The first one: " + faults.get(0));
        return ExitCode.INTERNAL_ERROR;
    }

    private static int notAnalysed(Console console, Analysis analysis, int code) {
        List<Remark> files = analysis.notAnalysed();
        if (files.isEmpty()) {
            return code;
        }
        console.out().flush();
        console.err()
                .println("sluice: " + files.size() + (files.size() == 1 ? " file" : " files")
                        + " could not be analysed. The first one: " + files.get(0));
        boolean answered =
                analysis.files().stream().anyMatch(file -> !file.sites().isEmpty());
        return answered ? code : ExitCode.BAD_INPUT;
    }
}

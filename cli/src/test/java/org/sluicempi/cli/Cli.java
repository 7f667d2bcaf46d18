package org.sluicempi.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * One command that was run in this JVM.
 *
 * @param code its exit code
 */
record Cli(int code, String out, String err) {
    static Cli run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.execute(new PrintWriter(out), new PrintWriter(err), args);
        return new Cli(code, out.toString(), err.toString());
    }

    /** {@code run} with two ranks and these further words. */
    static Cli job(String... args) {
        List<String> all = new ArrayList<>(List.of("run", "-n", "2"));
        all.addAll(List.of(args));
        return run(all.toArray(String[]::new));
    }
}

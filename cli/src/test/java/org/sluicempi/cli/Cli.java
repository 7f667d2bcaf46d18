package org.sluicempi.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

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
}

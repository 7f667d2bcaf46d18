package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Callers.Conduct;

/** Who else catches because of what a handler does. */
class WaysOfHandlersTest {
    private static final String ON = Conduct.GOES_ON.name();
    private static final String END = Conduct.ENDS_JOB.name();

    @TempDir
    Path folder;

    private List<String> catchers(String handler) throws IOException {
        return CallersTest.catchers(new ProgramFolder(folder), """
                import mpi.*;
                class Main {
                    static int n;
                    public static void main(String[] args) {
                        try {
                            try { probe(1); } catch (Throwable e) { %s }
                        } catch (Throwable e) { n = 1; }
                    }
                    static int probe(int x) { return 1 / x; }
                }
                """.formatted(handler));
    }

    @Test
    void whatItThrowsIsCaughtInTurn() throws IOException {
        assertThat(catchers("throw e;")).containsExactly(END, ON);
        assertThat(catchers("System.out.println(e.getMessage()); System.exit(1 / n);"))
                .contains(ON);
    }

    @Test
    void whatCannotThrowIsNot() throws IOException {
        assertThat(catchers("int k = 2; k = k + 1;")).hasSize(1);
    }
}

package org.sluicempi.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A site whose loop stands in a method that others call, too. */
final class CalledMethodTest {
    private static final String TEXT = Ring.TEXT
            .replace("""
                        for (int i = 0; i < n; i++) {
                            data[i] = 0.5 * i;
                        }
            """.indent(0), "            fill(data, n);\n")
            .replace("MPI.Finalize();\n    }\n", """
            fill(data, 10);
                    MPI.Finalize();
                }

                private static void fill(double[] values, int n) {
                    for (int i = 0; i < n; i++) {
                        values[i] = 0.5 * i;
                    }
                }
            """.stripTrailing() + "\n");

    @TempDir
    Path folder;

    @Test
    void the_edit_has_every_place_that_changes() throws Exception {
        assertThat(TEXT).contains("fill(data, n);\n            MPI.COMM_WORLD.send", "fill(data, 10);", "void fill(");
        Path file = Ring.write(folder);
        String original = Ring.run(TEXT, folder.resolve("before"));
        try (EditorSession session = EditorSession.start()) {
            List<Diagnostic> found = session.open(file, TEXT);
            Diagnostic send = found.stream()
                    .filter(each -> each.getCode().getLeft().equals("SL001"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(found.toString()));
            CodeAction action = session.resolved(
                    session.actions(file, send.getRange().getStart(), List.of(send)), "overlap this call");
            String after = EditorSession.apply(action.getEdit(), file, 1, TEXT);

            assertThat(after)
                    .contains("fill(data, n, sendData);")
                    .contains("fill(data, 10, DeltaSend.none());")
                    .contains("void fill(double[] values, int n, DeltaSend sendData)");
            assertThat(Ring.run(after, folder.resolve("after"))).isEqualTo(original);
        }
    }
}

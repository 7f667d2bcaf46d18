package org.sluicempi.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.sluicempi.lsp.EditorServer;
import picocli.CommandLine.Command;

/** {@code lsp}: serves an editor until that is done. */
@Command(
        name = "lsp",
        description =
                "Serves an editor: remarks, hovers and edits in the Language Server Protocol, on standard input and output.",
        footer = "Editors start this by themselves; docs/editor.md says how they are told to.")
final class LspCommand implements Callable<Integer> {
    @Override
    public Integer call() throws IOException, InterruptedException {
        return EditorServer.serveStandardStreams();
    }
}

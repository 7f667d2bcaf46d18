package org.sluicempi.lsp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.sluicempi.launcher.program.WorkFolder;

/** Serves one editor until it says that it is done, or has gone. */
public final class EditorServer {
    private EditorServer() {}

    /**
     * Serves over the streams of this process. What anything else prints goes to standard error from now on.
     *
     * @return 0 if the editor has said good-bye, 1 if it has gone without
     */
    public static int serveStandardStreams() throws IOException, InterruptedException {
        PrintStream protocol = System.out;
        System.setOut(System.err);
        return serve(System.in, protocol);
    }

    /** As {@link #serveStandardStreams()} over these streams, which are left open. */
    public static int serve(InputStream in, OutputStream out) throws IOException, InterruptedException {
        try (WorkFolder previews = WorkFolder.create();
                SluiceServer server = new SluiceServer(previews)) {
            Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
            server.connect(launcher.getRemoteProxy());
            Future<Void> listening = launcher.startListening();
            server.whenExiting(() -> listening.cancel(true));
            try {
                listening.get();
            } catch (CancellationException e) {
                return server.exitCode();
            } catch (ExecutionException e) {
                throw new IOException("the connection to the editor broke: " + e.getCause(), e);
            }
            return server.exitCode();
        }
    }
}

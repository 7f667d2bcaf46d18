package org.sluicempi.runtime.embedded.deadlock;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The threads of this process as the system's kernel sees them. A thread that has been woken but has not yet run looks to
 * the JVM as if it still waited; the kernel knows that it can run.
 */
final class SystemTasks {
    private static final Path TASKS = Path.of("/proc/self/task");
    private static final Path OWN = Path.of("/proc/thread-self");

    private SystemTasks() {}

    /** Whether each thread but the caller's was seen asleep; false too where the system does not tell. */
    static boolean asleep() {
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
            Path own = Files.readSymbolicLink(OWN).getFileName();
            int others = 0;
            for (Path task : tasks) {
                if (!task.getFileName().equals(own)) {
                    others++;
                    if (!asleep(Files.readString(task.resolve("stat")))) {
                        return false;
                    }
                }
            }
            return others > 0;
        } catch (IOException | RuntimeException unknown) {
            return false;
        }
    }

    /** The state follows the name, which stands in parentheses and may hold any character. */
    private static boolean asleep(String stat) {
        return stat.startsWith(" S ", stat.lastIndexOf(')') + 1);
    }
}

package org.sluicempi.cli.warm;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sluicempi.cli.console.Console;
import org.sluicempi.launcher.job.Warming;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.launch.WarmUp;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * Makes behind the first program of an installation what later ones start faster with. Only where somebody sits at a terminal
 * and reads what takes the time: a batch job's nodes are not ours when its program has ended.
 *
 * @param parts of the program that has ended
 * @param classPath of the program that has ended
 */
public record WarmAfterwards(Console console, Launch launch, RuntimeParts parts, List<Path> classPath) {
    /** Takes some seconds where there is something to be made, and returns at once otherwise. */
    public void run() throws InterruptedException {
        if (!console.inherit() || !console.errTerminal()) {
            return;
        }
        Optional<WarmUp> missing =
                launch.warmUp(parts, classPath).filter(warmUp -> warmUp.cache().canBeMade());
        if (missing.isPresent()) {
            console.err()
                    .println("sluice: the program has ended; later ones are made to start faster, once, some seconds");
            console.flush();
            new Warming(missing.get())
                    .run()
                    .ifPresent(problem -> console.err()
                            .println("sluice: they will start as before; \"sluice warm\" tries again and says more"));
            console.flush();
        }
    }
}

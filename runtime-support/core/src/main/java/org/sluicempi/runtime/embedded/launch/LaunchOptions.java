package org.sluicempi.runtime.embedded.launch;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/**
 * The command line of {@code Launcher}.
 *
 * @param progress whether standard error is a terminal on which the start of many ranks is shown
 * @param profile file for what the ranks record of themselves
 */
public record LaunchOptions(
        boolean help,
        EmbeddedOptions job,
        List<File> classPath,
        Optional<Path> outputDir,
        boolean tagOutput,
        boolean mpjArguments,
        boolean progress,
        Optional<Path> profile,
        String mainClass,
        List<String> arguments) {
    public static final String HELP = """
            Usage: java -cp sluice-runtime-core.jar org.sluicempi.runtime.embedded.Launcher [OPTIONS] MAINCLASS [ARGS...]
            Runs MAINCLASS once per rank, all ranks in this JVM, each with its own static fields.

              -n RANKS             number of ranks (default 1)
              --class-path PATH    the program's classes and one API face (mpi.*), separated as in java -cp
              --link LINK          emulated link: BANDWIDTH,LATENCY[,eager=SIZE][,o=TIME][,g=TIME], e.g. 1gbit,50us
              --eager SIZE         eager limit: messages of at most SIZE bytes do not wait (k, m; 'unlimited'; 0: all wait)
              --delta-size BYTES   largest piece of a message sent in pieces
              --delay-max TIME     random delays of up to TIME per message, e.g. 2ms
              --delay-seed N       seed of these delays (default 1)
              --tag-output         each line starts with [RANK]
              --mpj-arguments      main gets RANK, RANKS and 'sluice' in front, as from MPJ Express; MPI.Init returns the rest
              --progress           while more than 1000 ranks start, a line on standard error, a terminal, says how many have
              --output-dir DIR     each rank writes to DIR/rank-R.out and DIR/rank-R.err
              --profile FILE       each rank records what it does (JDK Flight Recorder); written at the end
              --help               this text
            """;

    public static LaunchOptions parse(String[] args) {
        return new LaunchParser(Arrays.asList(args)).parse();
    }

    /** What {@code main} of a rank gets. */
    public String[] arguments(int rank) {
        List<String> all = new ArrayList<>();
        if (mpjArguments) {
            all.addAll(List.of(Integer.toString(rank), Integer.toString(job.ranks()), "sluice"));
        }
        all.addAll(arguments);
        return all.toArray(new String[0]);
    }

    public URL[] classPathUrls() {
        List<URL> urls = new ArrayList<>();
        for (File entry : classPath) {
            try {
                urls.add(entry.toURI().toURL());
            } catch (MalformedURLException e) {
                throw new LaunchException("class path entry " + entry + " is no valid path: " + e.getMessage());
            }
        }
        return urls.toArray(new URL[0]);
    }
}

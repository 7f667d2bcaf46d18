package org.sluicempi.runtime.embedded.launch;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;
import org.sluicempi.runtime.embedded.api.LinkParser;

/** Reads the command line of {@code Launcher}. */
final class LaunchParser {
    /** Systems as they are installed let a process have some 30,000 threads; a rank may have several. */
    private static final int MAX_RANKS = 10_000;

    private final Iterator<String> rest;
    private EmbeddedOptions job = EmbeddedOptions.ranks(1).withUserThreads();
    private List<File> classPath = List.of();
    private Optional<Path> outputDir = Optional.empty();
    private boolean tagOutput;
    private boolean mpjArguments;
    private boolean progress;
    private Optional<Path> profile = Optional.empty();
    private boolean help;
    private long delaySeed = 1;
    private long delayMax = -1;
    private String mainClass;

    LaunchParser(List<String> args) {
        this.rest = args.iterator();
    }

    LaunchOptions parse() {
        try {
            while (rest.hasNext() && mainClass == null && !help) {
                argument(rest.next());
            }
            if (delayMax >= 0) {
                job = job.withDelays(delaySeed, delayMax);
            }
        } catch (IllegalArgumentException e) {
            throw new LaunchException(e.getMessage());
        }
        if (mainClass == null && !help) {
            throw new LaunchException("no main class; see --help");
        }
        List<String> arguments = new ArrayList<>();
        rest.forEachRemaining(arguments::add);
        return new LaunchOptions(
                help, job, classPath, outputDir, tagOutput, mpjArguments, progress, profile, mainClass, arguments);
    }

    private void argument(String arg) {
        switch (arg) {
            case "--help", "-h" -> help = true;
            case "-n", "-np" -> job = job.withRanks(ranks(arg));
            case "--class-path", "-cp" -> classPath = classPath(value(arg));
            case "--link" -> job = job.withLink(LinkModel.parse(value(arg)));
            case "--eager" -> job = job.withEagerLimit(eager(value(arg)));
            case "--delta-size" -> job = job.withDeltaSize((int) number(arg));
            case "--delay-max" -> delayMax = LinkParser.time(value(arg), "--delay-max");
            case "--delay-seed" -> delaySeed = number(arg);
            case "--tag-output" -> tagOutput = true;
            case "--mpj-arguments" -> mpjArguments = true;
            case "--progress" -> progress = true;
            case "--profile" -> {
                profile = Optional.of(Path.of(value(arg)));
                job = job.withProfile(true);
            }
            case "--output-dir" -> outputDir = Optional.of(Path.of(value(arg)));
            default -> {
                if (arg.startsWith("-")) {
                    throw new LaunchException("unknown option " + arg + "; see --help");
                }
                mainClass = arg;
            }
        }
    }

    private String value(String option) {
        if (!rest.hasNext()) {
            throw new LaunchException(option + " needs a value");
        }
        return rest.next();
    }

    private int ranks(String option) {
        int ranks = (int) number(option);
        if (ranks > MAX_RANKS) {
            throw new LaunchException(option + " " + ranks + ": the ranks are threads of one JVM, which takes at most "
                    + MAX_RANKS + "; more go with the native engine");
        }
        return ranks;
    }

    private long number(String option) {
        String text = value(option);
        try {
            long number = Long.parseLong(text);
            if (option.equals("--delay-seed") || number == (int) number) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new LaunchException(option + " " + text + ": not a whole number");
        }
        throw new LaunchException(option + " " + text + ": too large");
    }

    private static long eager(String text) {
        return text.equals("unlimited") ? EmbeddedOptions.UNLIMITED : LinkParser.size(text, "--eager");
    }

    /** Entries as {@code java -cp} takes them: {@code DIR/*} stands for the jars in a directory. */
    private static List<File> classPath(String path) {
        List<File> entries = new ArrayList<>();
        for (String entry : path.split(File.pathSeparator)) {
            boolean jars = entry.equals("*") || entry.endsWith("/*");
            File file = new File(jars ? entry.substring(0, entry.length() - 1) + "." : entry);
            if (!entry.isEmpty() && !(jars ? file.isDirectory() : file.exists())) {
                throw new LaunchException("class path entry " + entry + " does not exist");
            }
            if (jars) {
                File[] found = file.listFiles((folder, name) -> name.endsWith(".jar"));
                if (found == null) {
                    throw new LaunchException("class path entry " + entry + " cannot be listed");
                }
                Arrays.sort(found);
                entries.addAll(List.of(found));
            } else {
                entries.add(file);
            }
        }
        return entries;
    }
}

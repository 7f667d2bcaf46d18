package org.sluicempi.runtime.nativempi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sluicempi.exchange.ExchangeMain;
import org.sluicempi.exchange.Listing;
import org.sluicempi.exchange.Settings;
import org.sluicempi.exchange.Shrinker;

/**
 * A plan of random exchanges on a library, each rank a process of its launcher.
 *
 * @param settings with a limit of 0 for the library's own
 * @param pieces size in bytes of every piece of a delta message, 0 for what pays
 * @param plant the name of a fault that stands between the exchanges and the engine, empty for none
 */
record LaunchedRun(Installed library, Settings settings, int pieces, String plant) {
    private static final int SECONDS = 280;
    /** Without news, after which a rank of a smaller plan counts as stuck: shrinking must not wait too often. */
    private static final int PATIENCE = 20;

    private static final Pattern LIMIT = Pattern.compile("\\blimit=(\\d+)");

    private static final int LINES = 60;

    /** What has come of a run. */
    record Outcome(boolean fine, String output) {}

    /** Reads what {@link #toString} writes. */
    static LaunchedRun parse(String text) {
        Map<String, String> values = Settings.values(text);
        Settings settings = Settings.parse(text);
        String library = values.getOrDefault("library", "open_mpi").toUpperCase(Locale.ROOT);
        return new LaunchedRun(
                Installed.valueOf(library),
                values.containsKey("limit") ? settings : settings.withLimit(0),
                Integer.parseInt(values.getOrDefault("pieces", "0")),
                values.getOrDefault("plant", ""));
    }

    Outcome run() {
        return run("");
    }

    private Outcome run(String more) {
        List<String> command = library.launch(settings.ranks());
        List<String> options = pieces == 0 ? List.of() : List.of("-Dsluice.deltaSize=" + pieces);
        String named = settings + (plant.isEmpty() ? "" : ",plant=" + plant) + more;
        command.addAll(Child.java(
                options,
                ExchangeMain.class,
                String.valueOf(settings.seed()),
                String.valueOf(settings.count()),
                named.substring(named.indexOf("first="))));
        try {
            Child child = Child.run(command, library.environment(), SECONDS);
            boolean all = child.output().contains(settings.count() + " exchanges among " + settings.ranks() + " ranks");
            String output = "exit code " + child.exit() + "\n" + child.output();
            return new Outcome(child.exit() == 0 && all, output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (AssertionError late) {
            return new Outcome(false, late.getMessage());
        }
    }

    /**
     * Of a run that has failed: what it said, and the smallest plan found that fails too, with all it does.
     *
     * @param tries runs of a plan before it counts as one that does not fail
     */
    String report(String failure, int tries, int seconds) {
        LaunchedRun same = new LaunchedRun(library, settings.withLimit(limit(failure)), pieces, plant);
        Shrinker shrinker = new Shrinker(this::failureOf, tries, seconds);
        LaunchedRun least = new LaunchedRun(library, shrinker.smallest(same.settings), pieces, plant);
        return failure + "\nagain: " + same.command()
                + (shrinker.failure() == null
                        ? "\nnothing smaller has failed"
                        : "\nsmaller: " + least.command() + "\n" + shrinker.failure() + "\n"
                                + Listing.of(least.settings, LINES));
    }

    /** The library's limit is measured, and so differs from run to run; plans follow from it. */
    private int limit(String output) {
        Matcher told = LIMIT.matcher(output);
        return settings.limit() == 0 && told.find() ? Integer.parseInt(told.group(1)) : settings.limit();
    }

    private String failureOf(Settings smaller) {
        Outcome outcome = new LaunchedRun(library, smaller, pieces, plant).run(",patience=" + PATIENCE);
        return outcome.fine ? "" : outcome.output;
    }

    /** The command that runs this again. */
    String command() {
        return "mvn -pl runtime-support/native -am test -Dtest=RandomExchangesTest#theNamedPlan"
                + " -Dsurefire.failIfNoSpecifiedTests=false -Dsluice.plan=" + this;
    }

    @Override
    public String toString() {
        return "library=" + library.name().toLowerCase(Locale.ROOT) + "," + settings + ",pieces=" + pieces
                + (plant.isEmpty() ? "" : ",plant=" + plant);
    }
}

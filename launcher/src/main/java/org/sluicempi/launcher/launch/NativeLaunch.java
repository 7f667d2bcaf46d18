package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.ClassPathText;
import org.sluicempi.launcher.program.EngineJar;
import org.sluicempi.launcher.program.RuntimeJars;
import org.sluicempi.launcher.program.RuntimeParts;
import org.sluicempi.launcher.warm.CacheFolder;
import org.sluicempi.launcher.warm.WarmCache;

/**
 * A JVM for each rank, started by the launcher of an MPI library.
 *
 * @param java new enough for the native engine
 * @param launcherOptions further options of the launcher
 * @param javaOptions further options of each JVM
 * @param caches where what makes starts faster is kept; empty: nowhere
 */
public record NativeLaunch(
        MpiLauncher launcher, Path java, List<String> launcherOptions, List<String> javaOptions, Optional<Path> caches)
        implements Launch {
    /**
     * Of every JVM. Counters for monitoring live in a file that each JVM maps; on a shared disk they cost time at random.
     */
    static final List<String> OPTIONS = List.of("--enable-native-access=ALL-UNNAMED", "-XX:-UsePerfData");

    static final EngineJar JAR = new EngineJar(
            "native", "sluice-native", "org/sluicempi/runtime/nativempi/NativeEngine.class", "a JDK 25 or newer");

    /** Of the programs of one job, for every launcher; none has a way to quote it. */
    private static final String SEPARATOR = ":";

    /** What a library's launcher and this engine know. */
    static final Set<Setting> SETTINGS =
            Set.of(Setting.LAUNCHER, Setting.MPI, Setting.DELTA_SIZE, Setting.TAG_OUTPUT, Setting.PROFILE);

    public NativeLaunch {
        launcherOptions = List.copyOf(launcherOptions);
        javaOptions = List.copyOf(javaOptions);
    }

    /** Without options, with what this user keeps. */
    public NativeLaunch(MpiLauncher launcher, Path java) {
        this(launcher, java, List.of(), List.of(), CacheFolder.ofThisUser());
    }

    static Launch of(LaunchSettings settings, Path java) {
        Path newEnough = NativeJava.beside(java).require(settings.word(Setting.ENGINE) + " " + JAR.engine());
        MpiLauncher launcher = MpiLauncher.choose(settings);
        return new NativeLaunch(
                launcher,
                newEnough,
                settings.has(Setting.TAG_OUTPUT) ? launcher.tagOutput(settings) : List.of(),
                Stream.concat(
                                settings.value(Setting.DELTA_SIZE).stream().map(bytes -> "-Dsluice.deltaSize=" + bytes),
                                Recorded.each(settings).stream())
                        .toList(),
                CacheFolder.ofThisUser());
    }

    /** @throws InputException for a word of the program or of its JVMs that the launcher would take for its own */
    @Override
    public List<String> command(
            RuntimeParts parts, int ranks, List<Path> classPath, String main, List<String> arguments) {
        refuseSeparator("an option of Java", javaOptions);
        refuseSeparator("an argument of " + main, arguments);
        List<String> command = new ArrayList<>(launcher.words());
        command.addAll(List.of("-n", Integer.toString(ranks)));
        command.addAll(launcherOptions);
        command.add(java.toString());
        command.addAll(OPTIONS);
        command.addAll(javaOptions);
        Optional<RuntimeJars> ours = RuntimeJars.of(parts, JAR, classPath);
        command.addAll(ours.flatMap(this::cache).map(WarmCache::optionsIfMade).orElse(List.of()));
        List<Path> all = ours.map(RuntimeJars::all)
                .orElseGet(() -> Stream.concat(classPath.stream(), Stream.of(parts.core(), parts.engine(JAR)))
                        .toList());
        command.addAll(List.of("-cp", ClassPathText.join(all), main));
        command.addAll(arguments);
        return command;
    }

    /** Whatever stands behind the separator of a launcher is one more program of the job, which the launcher then starts. */
    private void refuseSeparator(String what, List<String> words) {
        if (words.contains(SEPARATOR)) {
            throw new InputException(
                    SEPARATOR + ": " + what + " that "
                            + launcher.words().get(0)
                            + " takes for the beginning of another program; give it another form, or run on the embedded engine");
        }
    }

    @Override
    public Optional<WarmUp> warmUp(RuntimeParts parts, List<Path> classPath) {
        return RuntimeJars.of(parts, JAR, classPath)
                .flatMap(this::cache)
                .map(cache -> WarmUp.under(launcher, java, cache));
    }

    private Optional<WarmCache> cache(RuntimeJars ours) {
        if (launcher.words().stream().anyMatch(CacheFolder::clashes)) {
            return Optional.empty();
        }
        return caches.flatMap(
                folder -> WarmCache.of(folder, java, launcher.kind().name(), ours.jars()));
    }

    @Override
    public Map<String, String> environment(int ranks) {
        return launcher.sharing(ranks, Runtime.getRuntime().availableProcessors());
    }
}

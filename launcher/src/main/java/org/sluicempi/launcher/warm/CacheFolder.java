package org.sluicempi.launcher.warm;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The folder for what may be lost: the same that the launcher script keeps its classes in. */
public final class CacheFolder {
    private static final String NONE = "none";

    /** A JVM that is given one of these with a cache of ours does not start, or might not. */
    private static final Pattern CLASHES =
            Pattern.compile("-XX:AOT|-Xshare|Shared|-XX:DumpLoadedClassList|-XX:Flags|-XX:VMOptionsFile|(^|\\s)@");

    private CacheFolder() {}

    /**
     * As the environment of this process says: {@code SLUICE_CACHE}, or {@code sluice} among the user's caches. Empty if
     * nothing shall be kept, or the environment gives options to all JVMs that cannot stand beside a cache.
     */
    public static Optional<Path> ofThisUser() {
        return of(System::getenv);
    }

    static Optional<Path> of(UnaryOperator<String> environment) {
        boolean clash = Stream.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")
                .flatMap(name -> given(environment, name).stream())
                .anyMatch(CacheFolder::clashes);
        if (clash) {
            return Optional.empty();
        }
        return given(environment, "SLUICE_CACHE")
                .map(Path::of)
                .or(() -> given(environment, "XDG_CACHE_HOME").map(caches -> Path.of(caches, "sluice")))
                .or(() -> given(environment, "HOME").map(home -> Path.of(home, ".cache", "sluice")))
                .filter(folder -> !folder.toString().equals(NONE))
                .map(Path::toAbsolutePath)
                // A JVM would take the path for several.
                .filter(folder -> !folder.toString().contains(File.pathSeparator));
    }

    /** Whether options of a JVM cannot stand beside a cache. */
    public static boolean clashes(String options) {
        return CLASHES.matcher(options).find();
    }

    private static Optional<String> given(UnaryOperator<String> environment, String name) {
        return Optional.ofNullable(environment.apply(name)).filter(value -> !value.isEmpty());
    }
}

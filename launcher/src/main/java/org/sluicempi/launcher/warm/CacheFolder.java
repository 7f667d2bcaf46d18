package org.sluicempi.launcher.warm;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The folder for what may be lost: the same that the launcher script keeps its classes in. */
public final class CacheFolder {
    private static final String NONE = "none";

    /** Each may set options of every JVM, some of which cannot stand beside an ahead-of-time cache of ours. */
    private static final List<String> JAVA_OPTIONS = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    private static final List<String> CLASHES =
            List.of("-XX:AOT", "-Xshare", "Shared", "-XX:Flags", "-XX:VMOptionsFile", "@");

    private CacheFolder() {}

    /**
     * As the environment of this process says: {@code SLUICE_CACHE}, or {@code sluice} among the user's caches. Empty if
     * nothing shall be kept, or the environment gives options to all JVMs that cannot stand beside a cache.
     */
    public static Optional<Path> ofThisUser() {
        return of(System::getenv);
    }

    static Optional<Path> of(UnaryOperator<String> environment) {
        if (JAVA_OPTIONS.stream().map(environment).anyMatch(CacheFolder::clashes)) {
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

    private static Optional<String> given(UnaryOperator<String> environment, String name) {
        return Optional.ofNullable(environment.apply(name)).filter(value -> !value.isEmpty());
    }

    private static boolean clashes(String options) {
        return options != null && CLASHES.stream().anyMatch(options::contains);
    }
}

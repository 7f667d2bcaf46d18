package org.sluicempi.launcher.program;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.input.InputException;

/**
 * Finds the parts of Sluice that the user's program runs with. In a distribution ({@code lib/} and {@code api/} below the
 * folder that the launcher script names in {@code sluice.home}) these are jars; in a build they are looked up on the
 * class path of this JVM.
 */
public final class Installation implements RuntimeParts {
    private static final String LAUNCHER = "org/sluicempi/runtime/embedded/Launcher.class";

    private final Optional<Path> home;
    private final ClassLoader loader;

    public Installation(Optional<Path> home, ClassLoader loader) {
        this.home = home;
        this.loader = loader;
    }

    public static Installation ofThisJvm() {
        return new Installation(
                Optional.ofNullable(System.getProperty("sluice.home")).map(Path::of),
                Installation.class.getClassLoader());
    }

    @Override
    public Path core() {
        return holderOf(LAUNCHER)
                .orElseThrow(() -> new IllegalStateException("the class path of Sluice has no " + LAUNCHER));
    }

    /** @throws InputException if this installation was built without it */
    @Override
    public Path engine(EngineJar jar) {
        return home.map(jar::below)
                .filter(jar::is)
                .or(() -> holderOf(jar.marker()))
                .orElseThrow(
                        () -> new InputException("--engine " + jar.engine() + ": this Sluice was built without the "
                                + jar.engine() + " engine, which needs " + jar.needs()
                                + " at build time; install one and build again"));
    }

    /** The jar or class folder of package {@code mpi} for programs in this dialect. */
    public Path face(Dialect api) {
        Optional<Path> jar = home.map(folder -> folder.resolve("api").resolve(api.id() + ".jar"));
        return jar.filter(Files::isReadable)
                .or(() -> holderOf(marker(api)))
                .orElseThrow(() -> new InputException("no MPI face for " + api.about() + ": neither "
                        + jar.map(Path::toString).orElse("a jar") + " nor " + marker(api) + " on the class path"));
    }

    /** A resource that only the jar of this face has. */
    private static String marker(Dialect api) {
        return "META-INF/sluice/face-" + api.id();
    }

    /** What a program is compiled against: the face, the runtime that the face's signatures name, its own libraries. */
    public List<Path> compilePath(Path face, List<Path> libraries) {
        return Stream.concat(Stream.of(face, core()), libraries.stream()).toList();
    }

    /** The {@code java} of the running JDK. */
    public static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '\\' ? "java.exe" : "java");
    }

    private Optional<Path> holderOf(String resource) {
        URL url = loader.getResource(resource);
        if (url == null) {
            return Optional.empty();
        }
        try {
            if (url.getProtocol().equals("jar")) {
                String text = url.getPath();
                return Optional.of(Path.of(new URI(text.substring(0, text.indexOf("!/")))));
            }
            Optional<Path> folder = Optional.of(Path.of(url.toURI()));
            for (int i = Path.of(resource).getNameCount(); i > 0; i--) {
                folder = folder.map(Path::getParent);
            }
            return folder;
        } catch (URISyntaxException e) {
            throw new IllegalStateException("class path entry with an address that is none: " + url, e);
        }
    }
}

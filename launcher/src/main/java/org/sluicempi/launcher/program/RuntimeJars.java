package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * What of a class path belongs to Sluice, at its beginning, so that it is the same for all programs.
 *
 * @param jars the face, the runtime, the engine
 * @param rest what followed the face
 */
public record RuntimeJars(List<Path> jars, List<Path> rest) {
    private static final String FACES = "META-INF/sluice/";

    public RuntimeJars {
        jars = List.copyOf(jars);
        rest = List.copyOf(rest);
    }

    /**
     * Empty if a part is a folder of classes, as in a build, or the class path does not begin with a face: what stands before
     * it has to win.
     */
    public static Optional<RuntimeJars> of(RuntimeParts parts, EngineJar engine, List<Path> classPath) {
        if (classPath.isEmpty() || !isFace(classPath.get(0))) {
            return Optional.empty();
        }
        List<Path> jars = List.of(classPath.get(0), parts.core(), parts.engine(engine));
        return jars.stream().allMatch(Files::isRegularFile)
                ? Optional.of(new RuntimeJars(jars, classPath.subList(1, classPath.size())))
                : Optional.empty();
    }

    /** The whole class path. */
    public List<Path> all() {
        List<Path> all = new ArrayList<>(jars);
        all.addAll(rest);
        return all;
    }

    /** Whether a class path's entry is the jar of an API. */
    public static boolean isFace(Path entry) {
        if (!Files.isRegularFile(entry)) {
            return false;
        }
        try (JarFile jar = new JarFile(entry.toFile());
                Stream<String> names = jar.stream().map(each -> each.getName())) {
            return names.anyMatch(name -> name.startsWith(FACES + "face-"));
        } catch (IOException e) {
            return false;
        }
    }
}

package org.sluicempi.launcher.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;

/**
 * The jar of an engine that is no part of the runtime's own.
 *
 * @param engine the name that users call the engine by; in a distribution the jar's folder
 * @param artifact its artifact id, also the jar's name without the ending
 * @param marker name of a class file that only it has
 * @param needs what a build needs to make it, such as "a JDK 25 or newer"
 */
public record EngineJar(String engine, String artifact, String marker, String needs) {
    /** Where it lies in a distribution. */
    Path below(Path home) {
        return home.resolve(engine).resolve(artifact + ".jar");
    }

    /** Whether a file is this jar, with the engine in it: where the build has not what it needs, it makes an empty one. */
    boolean is(Path jar) {
        if (!Files.isReadable(jar)) {
            return false;
        }
        try (JarFile entries = new JarFile(jar.toFile())) {
            return entries.getEntry(marker) != null;
        } catch (IOException e) {
            return false;
        }
    }
}

package org.sluicempi.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * A jar or a folder with class files.
 *
 * @param path need not exist
 */
record ClassPathEntry(Path path) {
    /** @throws MojoExecutionException if it is a jar that cannot be read */
    boolean holds(String resource) throws MojoExecutionException {
        int name = resource.lastIndexOf('/') + 1;
        return namesIn(resource.substring(0, name)).contains(resource.substring(name));
    }

    /**
     * The files in one of its folders.
     *
     * @param folder with a slash at its end
     * @throws MojoExecutionException if it is a jar that cannot be read
     */
    List<String> namesIn(String folder) throws MojoExecutionException {
        if (Files.isDirectory(path)) {
            return Optional.ofNullable(path.resolve(folder).toFile().list())
                    .map(List::of)
                    .orElse(List.of());
        }
        if (!path.toString().endsWith(".jar") || !Files.exists(path)) {
            return List.of();
        }
        try (JarFile jar = new JarFile(path.toFile());
                Stream<String> names = jar.stream().map(entry -> entry.getName())) {
            return names.filter(name -> name.startsWith(folder) && name.length() > folder.length())
                    .map(name -> name.substring(folder.length()))
                    .toList();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + path + ": " + e.getMessage(), e);
        }
    }
}

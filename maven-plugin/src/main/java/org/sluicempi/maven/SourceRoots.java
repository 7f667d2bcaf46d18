package org.sluicempi.maven;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/**
 * The folders that the compiler of a project reads. What they were before a replacement is remembered in the project's
 * build context, so that a later goal still sees the author's sources.
 */
final class SourceRoots {
    private static final String ORIGINAL = "org.sluicempi.originalSourceRoots";

    private final MavenProject project;

    SourceRoots(MavenProject project) {
        this.project = project;
    }

    /** As they were before any {@link #replaceBy}. */
    List<Path> original() {
        Object remembered = project.getContextValue(ORIGINAL);
        if (remembered instanceof List<?> roots) {
            return roots.stream().map(root -> Path.of(root.toString())).toList();
        }
        return current();
    }

    List<Path> current() {
        return project.getCompileSourceRoots().stream().map(Path::of).toList();
    }

    /** Makes the compiler read one folder in place of all others. */
    void replaceBy(Path folder) throws MojoExecutionException {
        List<Path> before = current();
        if (before.equals(List.of(folder))) {
            return;
        }
        project.setContextValue(
                ORIGINAL, original().stream().map(Path::toString).toList());
        set(List.of(folder));
    }

    /** Gives the folders back that {@link #replaceBy} has taken away. */
    void restore() throws MojoExecutionException {
        List<Path> original = original();
        if (!current().equals(original)) {
            set(original);
        }
    }

    private void set(List<Path> folders) throws MojoExecutionException {
        Optional<java.lang.reflect.Method> remove = removeMethod();
        for (String root : new ArrayList<>(project.getCompileSourceRoots())) {
            if (remove.isPresent()) {
                invoke(remove.get(), root);
            } else {
                project.getCompileSourceRoots().remove(root);
            }
        }
        folders.forEach(folder -> project.addCompileSourceRoot(folder.toString()));
        if (!current().equals(folders)) {
            throw new MojoExecutionException(
                    "cannot replace the source roots of " + project.getId() + "; they are " + current());
        }
    }

    /** Maven 3.9 brought this method; Maven 4 has made the list immutable, so that there is no other way there. */
    private static Optional<java.lang.reflect.Method> removeMethod() {
        try {
            return Optional.of(MavenProject.class.getMethod("removeCompileSourceRoot", String.class));
        } catch (NoSuchMethodException olderMaven) {
            return Optional.empty();
        }
    }

    private void invoke(java.lang.reflect.Method remove, String root) throws MojoExecutionException {
        try {
            remove.invoke(project, root);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new MojoExecutionException("cannot take " + root + " out of the source roots", e);
        }
    }
}

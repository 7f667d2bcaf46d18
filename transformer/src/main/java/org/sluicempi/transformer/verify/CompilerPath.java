package org.sluicempi.transformer.verify;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.core.compiler.CharOperation;
import org.eclipse.jdt.internal.compiler.batch.FileSystem;
import org.eclipse.jdt.internal.compiler.util.Util;

/**
 * Where the compiler finds the types that the files at hand do not declare.
 *
 * @param sourceRoots folders under which a source lies by the name of its package
 * @param classPath jars and class folders of the program
 * @param api folder with header classes of the API, for a class path without the delta calls
 */
record CompilerPath(List<Path> sourceRoots, List<Path> classPath, Optional<Path> api) {
    CompilerPath {
        sourceRoots = List.copyOf(sourceRoots);
        classPath = List.copyOf(classPath);
    }

    boolean hasListedApi() {
        return api.isPresent();
    }

    /**
     * Whether a class is found.
     *
     * @throws IOException if an entry cannot be read
     */
    boolean has(String packageName, String simpleName) throws IOException {
        FileSystem library = open();
        try {
            char[][] names = CharOperation.splitOn('.', packageName.toCharArray());
            return library.findType(simpleName.toCharArray(), names) != null;
        } finally {
            library.cleanup();
        }
    }

    /** @throws IOException if an entry cannot be read */
    FileSystem open() throws IOException {
        List<FileSystem.Classpath> entries =
                new ArrayList<>(Util.collectPlatformLibraries(new File(System.getProperty("java.home"))));
        api.ifPresent(folder -> add(entries, folder, false));
        sourceRoots.forEach(root -> add(entries, root, true));
        classPath.stream().filter(Files::exists).forEach(entry -> add(entries, entry, false));
        for (FileSystem.Classpath entry : entries) {
            entry.initialize();
        }
        return new Library(entries);
    }

    private static void add(List<FileSystem.Classpath> entries, Path path, boolean sources) {
        FileSystem.Classpath entry =
                FileSystem.getClasspath(path.toAbsolutePath().toString(), "UTF-8", sources, null, null, null, null);
        if (entry != null) {
            entries.add(entry);
        }
    }

    private static final class Library extends FileSystem {
        Library(List<Classpath> entries) {
            super(entries.toArray(new Classpath[0]), new String[0], false);
        }
    }
}

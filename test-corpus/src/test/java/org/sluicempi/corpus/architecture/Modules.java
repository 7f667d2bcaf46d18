package org.sluicempi.corpus.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sluicempi.corpus.program.Programs;

/** The modules of this project with their classes and sources. */
enum Modules {
    CORE("runtime-support/core"),
    OPENMPI_API("runtime-support/openmpi-api"),
    MPJ_API("runtime-support/mpj-api"),
    ANALYZER("analyzer"),
    TRANSFORMER("transformer"),
    LAUNCHER("launcher"),
    LSP("lsp"),
    CLI("cli"),
    MAVEN_PLUGIN("maven-plugin");

    private static final Map<Modules, JavaClasses> IMPORTED = new ConcurrentHashMap<>();

    private final Path folder;

    Modules(String folder) {
        this.folder = Programs.module().getParent().resolve(folder);
    }

    /** Folder of its main sources. */
    Path sources() {
        return folder.resolve("src/main/java");
    }

    /**
     * Its classes; fails if there are none.
     *
     * @throws IllegalStateException if it has not been compiled
     */
    JavaClasses classes() {
        return IMPORTED.computeIfAbsent(this, Modules::imported);
    }

    private JavaClasses imported() {
        Path classes = folder.resolve("target/classes");
        if (!Files.isDirectory(classes)) {
            throw new IllegalStateException(this + " is not compiled: no " + classes);
        }
        JavaClasses imported = new ClassFileImporter().importPath(classes);
        if (imported.isEmpty()) {
            throw new IllegalStateException("no classes in " + classes);
        }
        return imported;
    }

    static List<Modules> faces() {
        return List.of(OPENMPI_API, MPJ_API);
    }
}

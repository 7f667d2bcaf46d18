package org.sluicempi.lsp.project;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a pom says.
 *
 * @param classPath jars and class folders that the project is compiled against, as far as they are on this machine
 * @param encoding of its sources
 * @param release Java language level
 * @param missing what could not be found, in words; empty if nothing is missing
 */
record MavenProject(
        List<Path> classPath, Optional<Charset> encoding, Optional<Integer> release, Optional<String> missing) {
    MavenProject {
        classPath = List.copyOf(classPath);
    }
}

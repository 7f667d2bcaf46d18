package org.sluicempi.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.dialect.SendMode;

/** The API of Sluice that a module is compiled against; its jar has a file of its own to be known by. */
final class MpiFace {
    private static final String MARKS = "META-INF/sluice/";
    private static final String MARK = "face-";

    private MpiFace() {}

    /**
     * Makes sure that the sources mean one API, and have it where they are to be changed.
     *
     * @param change whether transformed sources will call it
     * @throws MojoExecutionException if the class path has more than one, or none where there is a change
     */
    static void check(List<Path> classPath, boolean change) throws MojoExecutionException {
        List<Path> faces = new ArrayList<>();
        for (Path entry : classPath) {
            if (new ClassPathEntry(entry).namesIn(MARKS).stream().anyMatch(name -> name.startsWith(MARK))) {
                faces.add(entry);
            }
        }
        if (faces.isEmpty() && change) {
            throw new MojoExecutionException("the transformed sources would call package mpi of Sluice, which is not on"
                    + " the class path; add the dependency " + dependencies());
        }
        if (faces.size() > 1) {
            throw new MojoExecutionException(
                    "the class path has package mpi of Sluice more than once: " + faces + "; keep " + dependencies());
        }
    }

    /** The artifacts that a project may depend on, one for each dialect, with what their programs call. */
    static String dependencies() {
        return Dialects.shipped().all().stream()
                .map(dialect ->
                        "org.sluicempi:sluice-" + dialect.id() + "-api (programs that call " + send(dialect) + ")")
                .collect(Collectors.joining(" or "));
    }

    private static String send(Dialect dialect) {
        return dialect.calls().values().stream()
                .filter(call -> call.kind() == CallKind.SEND
                        && call.mode() == SendMode.STANDARD
                        && call.begin().isPresent())
                .map(Dialect.Call::name)
                .min(Comparator.naturalOrder())
                .orElse(dialect.about());
    }
}

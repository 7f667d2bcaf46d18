package org.sluicempi.transformer.weave;

import java.nio.file.Path;
import java.util.List;

/**
 * What to weave.
 *
 * @param classes folder of class files, rewritten in place
 * @param classPath jars and folders that the classes were compiled against, the API face among them
 * @param lines line tables of transformed sources, {@link LineTables#NONE} without a source pass
 * @param keep folder for the originals, mirrors {@code classes}; created when needed
 */
public record WeaveRequest(Path classes, List<Path> classPath, LineTables lines, Path keep) {
    public WeaveRequest {
        classPath = List.copyOf(classPath);
    }
}

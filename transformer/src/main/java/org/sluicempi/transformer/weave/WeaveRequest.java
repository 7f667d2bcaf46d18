package org.sluicempi.transformer.weave;

import java.nio.file.Path;

/**
 * What to weave.
 *
 * @param classes folder of class files, rewritten in place
 * @param lines line tables of transformed sources, {@link LineTables#NONE} without a source pass
 * @param keep folder for the originals, mirrors {@code classes}; created when needed
 */
public record WeaveRequest(Path classes, LineTables lines, Path keep) {}

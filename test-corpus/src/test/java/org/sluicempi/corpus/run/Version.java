package org.sluicempi.corpus.run;

import java.nio.file.Path;
import org.sluicempi.transformer.change.LineMap;

/**
 * A program in executable form.
 *
 * @param classes folder of its class files
 * @param lines where the lines of its source come from
 */
record Version(Path classes, LineMap lines) {}

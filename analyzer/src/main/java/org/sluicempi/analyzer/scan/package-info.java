/**
 * Finds the files that are worth a model. {@link org.sluicempi.analyzer.scan.TreeScanner} is the entry: it goes from
 * cheap to dear, a search in the bytes, a search in the text, a lean parse, so that a tree of any size with few MPI files
 * costs little. What cannot be read becomes a remark SL011, never an exception.
 */
@NullMarked
package org.sluicempi.analyzer.scan;

import org.jspecify.annotations.NullMarked;

/**
 * From a decision to the steps of a plan. {@link org.sluicempi.analyzer.dependence.write.Writing} is the entry: it makes names
 * that are free where they stand, finds how types can be written there, and gives up with a remark where the change cannot be
 * written or would not fit into a class file.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.write;

import org.jspecify.annotations.NullMarked;

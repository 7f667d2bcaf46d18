/**
 * From a decision to the text of a plan. {@link org.sluicempi.analyzer.dependence.write.Writing} is the entry: it says where
 * a change cannot be written or would not fit into a class file. What is decided writes its steps on a {@link
 * org.sluicempi.analyzer.dependence.write.Page}, which knows names that are free and how types can be written. Here, and
 * nowhere behind, Java is made, from the dialect's names.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.write;

import org.jspecify.annotations.NullMarked;

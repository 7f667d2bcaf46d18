/**
 * What an analysis starts from and how it answers the one who asked for it. {@link org.sluicempi.analyzer.input.SourceTree}
 * says where the program lies, {@link org.sluicempi.analyzer.input.Contents} what its files hold, {@link org.sluicempi.analyzer.input.TreeFiles} which files belong to a tree, for whoever reads,
 * copies or compiles it, {@link org.sluicempi.analyzer.input.InputException} what is wrong with them,
 * {@link org.sluicempi.analyzer.input.Progress} how far the work has come. Every other package stands above this one.
 */
@NullMarked
package org.sluicempi.analyzer.input;

import org.jspecify.annotations.NullMarked;

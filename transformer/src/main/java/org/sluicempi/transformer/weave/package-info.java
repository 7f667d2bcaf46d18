/**
 * The bytecode pass: for sites that the source pass left blocking, and for classes without source. The entry type is
 * {@link org.sluicempi.transformer.weave.Weaver}. It rewrites the class files of a folder: line numbers of transformed
 * sources are mapped back to the author's lines, and a blocking call is made in two halves with a loop between them (the
 * code motion is that of Danalis et al., ICS 2009). A pass is one class that implements {@link
 * org.sluicempi.transformer.weave.WeavePass} and one line in {@link org.sluicempi.transformer.weave.Passes}.
 *
 * <p>What may run while a call is pending is decided by data flow that leaves nothing out: {@link
 * org.sluicempi.transformer.weave.effect.Effects} has an entry for each instruction that is known, and what has none ends the
 * region; {@link org.sluicempi.transformer.weave.RegionScan} says what is asked of those that have one. The region is a
 * part of the control flow graph with one way in, and the second half stands on each way out, exceptional ones included, so
 * that no path can miss it or pass it twice.
 *
 * <p>User classes are never loaded, and none but the one at hand is read: the frames of new code are made of those that the
 * compiler has written. Output is verified before it is written, originals are kept, and a woven class carries an
 * attribute that makes a second run skip it.
 */
@NullMarked
package org.sluicempi.transformer.weave;

import org.jspecify.annotations.NullMarked;

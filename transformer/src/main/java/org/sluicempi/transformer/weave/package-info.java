/**
 * The bytecode pass: for sites that the source pass left blocking, and for classes without source. The entry type is
 * {@link org.sluicempi.transformer.weave.Weaver}. It rewrites the class files of a folder: line numbers of transformed
 * sources are mapped back to the author's lines, and a blocking call becomes its nonblocking form whose completion sinks
 * as far down as straight-line code allows (MPI 4.1, section 3.7; the code motion is that of Danalis et al., ICS 2009,
 * restricted to what can be proved on bytecode). A pass is one class that implements {@link
 * org.sluicempi.transformer.weave.WeavePass} and one line in {@link org.sluicempi.transformer.weave.Passes}.
 *
 * <p>User classes are never loaded: types are read from class files. Output is verified before it is written, originals
 * are kept, and a woven class carries an attribute that makes a second run skip it.
 */
@NullMarked
package org.sluicempi.transformer.weave;

import org.jspecify.annotations.NullMarked;

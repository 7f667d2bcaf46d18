/**
 * Programs that exist in several dialects are written in one: this package writes them again in another. It is part of the
 * build, not of the product: the samples for MPJ Express and some programs of the test corpus are made by it. All that it
 * knows of an API it asks the {@link org.sluicempi.analyzer.dialect.Dialect}'s file, so a further API needs nothing here.
 *
 * <p>It reads tokens, not types: what only looks like a call of MPI is changed too, and then does not compile. Where a
 * program has no counterpart in the other API, it is refused.
 */
@NullMarked
package org.sluicempi.respell;

import org.jspecify.annotations.NullMarked;

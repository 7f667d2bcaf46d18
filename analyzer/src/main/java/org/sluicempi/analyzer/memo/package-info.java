/**
 * Values that are computed when somebody first asks for them. {@link org.sluicempi.analyzer.memo.Lazy} is for one thread, as
 * a model is.
 */
@NullMarked
package org.sluicempi.analyzer.memo;

import org.jspecify.annotations.NullMarked;

/**
 * What steps of the flow form may do to memory, to other ranks and to the outside world. {@link
 * org.sluicempi.analyzer.effect.Effects} is the entry: it answers for one step of a body, calls by bottom-up summaries of
 * the bodies that they execute. The method at hand and the methods that it calls are read in the same way.
 */
@NullMarked
package org.sluicempi.analyzer.effect;

import org.jspecify.annotations.NullMarked;

/**
 * Which elements are final, or needed, when: a {@link org.sluicempi.analyzer.dependence.range.Frontier} of a producer, a
 * {@link org.sluicempi.analyzer.dependence.range.Need} of a consumer, as linear expressions of the loop's counter, and the
 * arithmetic to compare them without overflow. {@link org.sluicempi.analyzer.dependence.range.IndexRange} says why an index
 * that wraps round must throw.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.range;

import org.jspecify.annotations.NullMarked;

/**
 * What loops touch: counted loops, the nests that they form, and the range of an array that one iteration of a loop
 * reads or writes.
 */
@NullMarked
package org.sluicempi.analyzer.region;

import org.jspecify.annotations.NullMarked;

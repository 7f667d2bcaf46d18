/**
 * Checks that hold on every engine: they use the core's interfaces alone, know what the standard says each rank has after
 * each call, and throw an {@code AssertionError} where an engine differs. Engines run them with any number of ranks.
 */
package org.sluicempi.enginetest;

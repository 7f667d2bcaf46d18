/**
 * Measures what an engine can do between two ranks: latency, bandwidth, and how much of a transfer is hidden by
 * computation. Entry type: {@link org.sluicempi.runtime.probe.Probe}; started by {@code sluice doctor}, on any engine.
 *
 * <p>The measure of overlap is the usual one: a transfer alone, a computation of the same length alone, then both
 * together; what the second of the two saves is the share that was hidden.
 */
package org.sluicempi.runtime.probe;

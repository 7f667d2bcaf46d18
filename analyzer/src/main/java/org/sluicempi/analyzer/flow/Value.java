package org.sluicempi.analyzer.flow;

/**
 * The value that a step yields.
 *
 * @param step index of the step in its {@link Body}
 */
public record Value(int step) {}

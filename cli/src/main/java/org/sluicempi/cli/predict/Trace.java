package org.sluicempi.cli.predict;

import java.util.List;

/**
 * The receives of a run.
 *
 * @param name of the file or folder
 * @param ranks by name; at least one, each with at least one receive
 */
public record Trace(String name, List<RankTrace> ranks) {}

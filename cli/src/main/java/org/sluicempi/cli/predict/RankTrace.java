package org.sluicempi.cli.predict;

import java.util.List;

/**
 * The receives of one rank, in the order in which they were called.
 *
 * @param name of the file
 */
record RankTrace(String name, List<TracedReceive> receives) {}

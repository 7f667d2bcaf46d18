/**
 * Reads programs: what is sent, what depends on it, what may be done. The entry type is {@link
 * org.sluicempi.analyzer.Analyzer}; its one method shows the way a program takes (scan, model, sites, regions,
 * dependence, plan). Nothing here edits a file or knows a build tool.
 */
@NullMarked
package org.sluicempi.analyzer;

import org.jspecify.annotations.NullMarked;

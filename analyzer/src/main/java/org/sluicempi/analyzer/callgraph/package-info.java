/**
 * Which code a call may execute, and who may call a method. {@link org.sluicempi.analyzer.callgraph.Targets} answers the
 * first by the exact class of the receiver where that is known and else by all types below its own (class hierarchy
 * analysis, Dean, Grove and Chambers, ECOOP 1995); {@link org.sluicempi.analyzer.callgraph.CallSites} the second.
 *
 * <p>A program is open at its edges: {@link org.sluicempi.analyzer.callgraph.Openness} says which methods may be called from
 * code that nobody sees here, the JVM, the library, other files and {@link org.sluicempi.analyzer.callgraph.Reflection}
 * included.
 */
@NullMarked
package org.sluicempi.analyzer.callgraph;

import org.jspecify.annotations.NullMarked;

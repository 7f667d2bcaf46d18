/**
 * Original against transformed: both are compiled and run on the embedded engine, and everything that they print is
 * compared, rank by rank and byte by byte.
 */
package org.sluicempi.corpus.run;

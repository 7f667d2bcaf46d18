/**
 * Original against transformed, many programs at a time: a {@link org.sluicempi.corpus.fuzz.trial.Batch} is analysed as one
 * source tree, compiled in memory, and its programs run one after the other on the embedded engine. Compared are what
 * each rank prints, the exit code, and the exception that ends a job with its frames in the program's own lines.
 */
package org.sluicempi.corpus.fuzz.trial;

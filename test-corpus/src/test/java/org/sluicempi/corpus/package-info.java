/**
 * The trial of the whole compiler: the programs of {@code src/main/corpus} and the samples are analysed, changed, compiled
 * and run, and what comes out is compared with what their authors wrote down and with what the originals do. Each
 * sub-package is one kind of trial; {@code program} reads the programs.
 */
package org.sluicempi.corpus;

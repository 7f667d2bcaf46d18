/**
 * Measures this runtime against named rivals, all in one run and in turn, so that whatever else the machine does falls on
 * all of them: a C program on the same MPI library, the JNI library of Open MPI's own Java bindings where it is installed,
 * and the bound that a link sets.
 *
 * <p>Entry type: {@link org.sluicempi.benchmarks.Contest}. {@link org.sluicempi.benchmarks.Exchange} is the program that
 * runs on each Java runtime, {@code src/main/c/exchange.c} its equal in C. The folder {@code jni-front} in the resources
 * holds a front of a few classes for the JNI library, for machines (Debian's, for one) that have the library without the
 * jar; with {@code --jni-jar} the jar itself is measured instead.
 *
 * <p>{@link org.sluicempi.benchmarks.AnalysisTime} has one rival, itself: it measures what the compiler's analysis costs when
 * programs grow.
 */
package org.sluicempi.benchmarks;

/**
 * What a profiled rank records of itself: messages, pieces and their arrival, waits and collectives, as events of the JVM's
 * Flight Recorder. No event is loaded unless a run is profiled; a JVM without the module {@code jdk.jfr} runs the program
 * and says that it records nothing.
 *
 * <p>Times are in nanoseconds of {@link System#nanoTime}, which all processes of a machine share. Ranks in events are
 * processes' numbers in the job, whatever communicator a message travelled on.
 */
package org.sluicempi.runtime.trace;

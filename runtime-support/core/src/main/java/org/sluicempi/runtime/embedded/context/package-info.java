/**
 * What everything in the engine asks a job and a rank for: {@code JobContext} says whether the job goes on, {@code
 * RankContext} who the rank is and how it waits; with the threads that belong to a rank, its program's and those in which
 * nonblocking collectives make progress. Knows no message. What a program sees of a rank and a communicator is in package
 * {@code job}, the roof.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.context;

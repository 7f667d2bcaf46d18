/**
 * The embedded engine: the ranks of a job are threads of one JVM, each with its own class loader for the program, so that
 * static fields are per rank.
 *
 * <p>Entry types: {@link org.sluicempi.runtime.embedded.Launcher} (a command), {@link
 * org.sluicempi.runtime.embedded.EmbeddedJob} (for tests), {@link org.sluicempi.runtime.embedded.api.LinkModel}.
 *
 * <p>Its packages, the lowest first; each knows only those below it:
 *
 * <ul>
 *   <li>{@code api}: options, link model, body and result, for who runs a job; {@code jvm}: what a JVM has once and here
 *       each rank for itself.
 *   <li>{@code link}, {@code wait}, {@code context}: the emulated link, waits, and what everything asks a job and a rank for.
 *   <li>{@code match}, {@code message}: mailboxes with MPI's matching, and what sends and receives.
 *   <li>{@code group}, {@code window}, {@code deadlock}: new communicators, one-sided communication, the watch.
 *   <li>{@code job}, {@code launch}: rank and communicator as programs see them; programs with a class loader for each rank.
 * </ul>
 *
 * <p>On an emulated link everything that is sent is an {@code Arrival} with a time; arrivals are handled, in the order of
 * their times, whenever the receiving rank calls MPI, before its call takes effect, and by senders that wait for that rank.
 * No thread is needed for it and no processor burnt: whoever waits is parked until the next time that matters to it. A wait
 * spins briefly if there are no more ranks than processors and parks then.
 *
 * <p>Collectives are messages too, in matchings of their own ({@code Contexts}). A nonblocking one is the blocking one in a
 * thread of its rank's {@code Background}.
 */
package org.sluicempi.runtime.embedded;

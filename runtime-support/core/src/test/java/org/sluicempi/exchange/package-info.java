/**
 * Random message exchanges that any engine must get right, checked against a model of MPI matching.
 *
 * <p>From a seed every rank derives the same plan ({@link org.sluicempi.exchange.Planner}): rounds of messages and of
 * the receives that take them, in lanes that run side by side, each in a thread of its own. Plans cannot deadlock by the
 * way they are made; {@link org.sluicempi.exchange.Style} says why. {@link org.sluicempi.exchange.MatchingRule} says
 * which messages a receive may get, and knows nothing of engines. What is local to a rank, such as the kind of its
 * buffers and how it waits, is drawn while the plan runs.
 *
 * <p>{@link org.sluicempi.exchange.Exchanges} runs a plan on a {@link org.sluicempi.runtime.Rank}; {@link
 * org.sluicempi.exchange.ExchangeMain} does so in a program that a launcher has started. {@code -Dsluice.exchanges=N}
 * runs N exchanges on the embedded engine, {@code -Dsluice.seed=S} repeats a run, {@code -Dsluice.plan="..."} repeats the
 * job that a failure names.
 */
package org.sluicempi.exchange;

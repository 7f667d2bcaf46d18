/**
 * What an engine that has one-sided communication implements (MPI 4.1, chapter 12): {@link
 * org.sluicempi.runtime.rma.WindowService} makes windows, {@link org.sluicempi.runtime.rma.Window} is one rank's side of
 * one: {@link org.sluicempi.runtime.rma.Transfers} move data, {@link org.sluicempi.runtime.rma.Epochs} say when. Each
 * method stands for the MPI call that its comment names. Reached through {@link org.sluicempi.runtime.Rank#service}.
 */
package org.sluicempi.runtime.rma;

/**
 * What an engine that can start or meet other jobs implements (MPI 4.1, chapter 11). Each method of {@link
 * org.sluicempi.runtime.process.ProcessService} stands for the MPI call that its comment names. Reached through {@link
 * org.sluicempi.runtime.Rank#service}.
 */
package org.sluicempi.runtime.process;

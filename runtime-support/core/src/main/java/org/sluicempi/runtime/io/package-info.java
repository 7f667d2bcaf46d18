/**
 * What an engine that has files implements (MPI 4.1, chapter 14): {@link org.sluicempi.runtime.io.FileService} opens and
 * deletes, {@link org.sluicempi.runtime.io.OpenFile} is one rank's side of a file opened by a communicator. Each method
 * stands for the MPI calls that its comment names, with {@link org.sluicempi.runtime.UserBuffer} for the data and a map for
 * the info object. Reached through {@link org.sluicempi.runtime.Rank#service}.
 */
package org.sluicempi.runtime.io;

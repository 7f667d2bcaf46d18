/**
 * What a program gets that is launched as if each rank were a process: class loaders, standard streams and exits per rank,
 * and the options of the command line.
 *
 * <p>Public types are for the packages of the engine, and {@link org.sluicempi.runtime.embedded.launch.RankClassLoader} for
 * tests that load programs themselves.
 */
package org.sluicempi.runtime.embedded.launch;

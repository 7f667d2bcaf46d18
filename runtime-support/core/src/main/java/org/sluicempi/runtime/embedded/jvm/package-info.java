/**
 * What a program that is the only one of its JVM finds there for itself alone, once for each rank: standard streams, system
 * properties, the handler of uncaught exceptions, shutdown hooks and the end by {@code System.exit}.
 *
 * <p>{@link org.sluicempi.runtime.embedded.jvm.SystemPatch} changes each class of a program while it is loaded, so that it
 * calls {@link org.sluicempi.runtime.embedded.jvm.RankSystem}, {@link org.sluicempi.runtime.embedded.jvm.RankIo} for lines of the
 * console, or {@link org.sluicempi.runtime.embedded.jvm.RankDrivers} for databases, where it called the JDK. These classes are loaded once for each rank; so the class of the caller tells which rank
 * it is, in any thread. What is changed is kept in {@link org.sluicempi.runtime.embedded.jvm.RankProcess}, which the JDK's own
 * calls reach by the thread.
 *
 * <p>A substitute is one method of these with {@link org.sluicempi.runtime.embedded.jvm.InsteadOf}; nothing else names it.
 * Found by reflection or as a method handle those of the first two are exchanged as well; a field is not, whose stream
 * then finds the rank by the thread.
 */
package org.sluicempi.runtime.embedded.jvm;

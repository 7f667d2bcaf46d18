/**
 * What a program that is the only one of its JVM finds there for itself alone, once for each rank: standard streams, system
 * properties, the handler of uncaught exceptions, shutdown hooks and the end by {@code System.exit}.
 *
 * <p>{@link org.sluicempi.runtime.embedded.jvm.SystemPatch} changes each class of a program while it is loaded, so that it
 * calls {@link org.sluicempi.runtime.embedded.jvm.RankSystem} where it called the JDK. That class is loaded once for each
 * rank; so the class of the caller tells which rank it is, in any thread. What it changes is kept in {@link
 * org.sluicempi.runtime.embedded.jvm.RankProcess}, which the JDK's own calls reach by the thread.
 *
 * <p>A substitute is one method of {@code RankSystem} with {@link org.sluicempi.runtime.embedded.jvm.InsteadOf}; nothing
 * else names it. Found by reflection or as a method handle the JDK's method is exchanged as well; a
 * field is not, whose stream then finds the rank by the thread.
 */
package org.sluicempi.runtime.embedded.jvm;

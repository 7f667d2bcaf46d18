/**
 * Finds out that a job waits for ever, and says who waits for what. Looks at the contexts of the ranks and at the threads of
 * the JVM, never at messages.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.deadlock;

/**
 * One-sided communication: the ranks of a job show each other their memory, so an operation is carried out by the call that
 * starts it.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.window;

/**
 * The roof of the engine: the rank and the communicator as programs see them, the job that its ranks make up, and what runs
 * it.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.job;

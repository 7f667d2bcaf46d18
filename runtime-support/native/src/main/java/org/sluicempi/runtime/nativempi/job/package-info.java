/**
 * The roof of the engine: the rank and the communicators as programs see them, how communicators are made and other jobs
 * met, and when the library starts and ends.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.job;

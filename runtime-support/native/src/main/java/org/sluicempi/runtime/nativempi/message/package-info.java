/**
 * Sending and receiving: how plain messages leave and come, probes, messages in pieces, and those that are held back from
 * the library's matching because their sender still computes.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.message;

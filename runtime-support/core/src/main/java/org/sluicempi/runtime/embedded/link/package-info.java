/**
 * The emulated link (LogGPS): when what is sent now reaches its receiver, as {@code Arrival}s that wait at their
 * receiver's port. Knows nothing of what arrives.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.embedded.link;

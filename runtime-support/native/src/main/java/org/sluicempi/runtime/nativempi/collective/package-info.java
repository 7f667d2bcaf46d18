/**
 * Collective operations of the library: arguments are checked, the operation gets its memory, and an {@code Execution} waits
 * for it or starts it.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.collective;

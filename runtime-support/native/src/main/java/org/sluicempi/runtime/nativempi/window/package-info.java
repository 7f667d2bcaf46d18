/**
 * One-sided communication through the library: a window with its transfers and its epochs.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.window;

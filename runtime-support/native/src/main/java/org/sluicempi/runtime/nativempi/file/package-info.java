/**
 * Files of the library: an open file with its pointers and its transfers.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.file;

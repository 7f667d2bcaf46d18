/**
 * How the program's data become what the library reads and writes: off-heap slots that are kept and used again, datatypes
 * with gaps, hints, groups, user-defined operations, and the memory of one operation.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.staging;

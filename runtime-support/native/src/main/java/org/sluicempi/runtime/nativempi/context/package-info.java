/**
 * What everything in the engine asks this process and a communicator for: {@code ProcessContext} has what is under way and
 * kept, {@code CommContext} the library's handle and who is in it; with the requests of the library in general, and what the
 * ranks have agreed on for messages in pieces. What a program sees of a rank and a communicator is in package {@code job},
 * the roof.
 *
 * <p>Public types are for the packages of the engine.
 */
package org.sluicempi.runtime.nativempi.context;

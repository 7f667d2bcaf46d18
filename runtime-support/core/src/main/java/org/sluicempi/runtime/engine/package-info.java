/**
 * What is the same in every engine: MPI's checks of arguments, what becomes of messages to and from {@code PROC_NULL}, objects
 * that have been freed, the epochs of windows that are open, requests that were complete when they were made, which of several requests is complete first, the
 * account of the buffer of buffered sends. An engine's communicator extends {@link
 * org.sluicempi.runtime.engine.EngineCommunicator} and sees nothing else.
 */
package org.sluicempi.runtime.engine;

/**
 * Delta send-receive: a message that leaves while it is being computed and is used while it arrives.
 *
 * <p>{@link org.sluicempi.runtime.delta.DeltaSend} and {@link org.sluicempi.runtime.delta.DeltaRecv} are what a
 * transformed program calls, through an API face.
 */
package org.sluicempi.runtime.delta;

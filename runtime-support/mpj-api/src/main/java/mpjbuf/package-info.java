/**
 * Buffers that a program fills by hand, either with {@code Comm.Pack} or section by section, and sends as {@code
 * MPI.PACKED} or with {@link mpjdev.Comm}. They grow as needed and live in the Java heap; what MPJ Express has beyond that
 * (pools, native storage) is left out, because nothing here is on the way of an ordinary message.
 */
package mpjbuf;

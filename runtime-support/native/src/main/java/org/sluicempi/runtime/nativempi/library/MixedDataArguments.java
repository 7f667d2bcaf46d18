package org.sluicempi.runtime.nativempi.library;

/**
 * A data argument of blocks with a datatype each.
 *
 * @param counts address of the ints
 * @param displs address of the ints, in bytes
 * @param types address of the handles
 */
public record MixedDataArguments(long address, long counts, long displs, long types) {}

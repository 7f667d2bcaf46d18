/**
 * Constructs of Java as data: each {@link org.sluicempi.corpus.fuzz.snippet.Snippet} is some lines in a file of its {@link
 * org.sluicempi.corpus.fuzz.snippet.Family}. A new construct is a new paragraph there. Placeholders: {@code $M} the main
 * class, {@code $N} a name that is free everywhere, {@code $E} a call that hidden code makes and whose value is 0, {@code
 * $I} an int in scope, {@code $V} a value, {@code $K} and {@code $L} constants, {@code $T} the element type, {@code $B} the
 * buffer, {@code $C} the communicator's type, {@code $R} a read through an alias, {@code $H} and {@code $F} what a handler
 * and a finally block do.
 */
package org.sluicempi.corpus.fuzz.snippet;

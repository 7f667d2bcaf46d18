/**
 * The command line. The entry type is {@link org.sluicempi.cli.Main}; each verb is one class named after it. A verb reads
 * its options, calls the facade {@code org.sluicempi.transformer.Sluice} or starts a JVM for the user's program, prints,
 * and returns the exit code: 0 fine, 1 findings that the user asked to fail on, 2 input that cannot be used, 3 an error
 * of Sluice itself. Nothing in here decides what may be transformed.
 */
@NullMarked
package org.sluicempi.cli;

import org.jspecify.annotations.NullMarked;

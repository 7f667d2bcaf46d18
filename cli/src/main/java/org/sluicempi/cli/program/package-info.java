/**
 * The user's program: where its parts are, how it is compiled in either version, and the JVM that it runs in. {@link
 * org.sluicempi.cli.program.ProgramBuild} makes class files, {@link org.sluicempi.cli.launch.Job} runs them on the
 * embedded engine. Bad input is an {@code InputException}.
 */
@NullMarked
package org.sluicempi.cli.program;

import org.jspecify.annotations.NullMarked;

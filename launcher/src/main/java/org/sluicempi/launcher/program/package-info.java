/**
 * The user's program: where its parts are, how it is compiled in either version, and what of Sluice it runs with. {@link
 * org.sluicempi.launcher.program.ProgramBuild} makes class files; what it has left out is in its result, for a shell to
 * say. Bad input is an {@code InputException}.
 */
@NullMarked
package org.sluicempi.launcher.program;

import org.jspecify.annotations.NullMarked;

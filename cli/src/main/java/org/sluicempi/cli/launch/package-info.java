/**
 * How the processes of a job are started: one JVM for the embedded engine ({@link org.sluicempi.cli.launch.EmbeddedLaunch}),
 * or one JVM for each rank under the launcher of an MPI library ({@link org.sluicempi.cli.launch.NativeLaunch}). Entry
 * type: {@link org.sluicempi.cli.launch.Launch}.
 */
@NullMarked
package org.sluicempi.cli.launch;

import org.jspecify.annotations.NullMarked;

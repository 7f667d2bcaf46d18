/**
 * How the processes of a job are started, on each of the {@link org.sluicempi.launcher.launch.Engines}: one JVM for the embedded engine ({@link
 * org.sluicempi.launcher.launch.EmbeddedLaunch}), or one JVM for each rank under the launcher of an MPI library ({@link
 * org.sluicempi.launcher.launch.NativeLaunch}). Entry type: {@link org.sluicempi.launcher.launch.Launch}.
 */
@NullMarked
package org.sluicempi.launcher.launch;

import org.jspecify.annotations.NullMarked;

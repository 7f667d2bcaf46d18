/**
 * What {@code sluice doctor} looks at: the Java versions, the MPI libraries and their launchers, and what each engine can
 * do on this machine, measured. Entry type: {@link org.sluicempi.cli.doctor.Examination}.
 */
@NullMarked
package org.sluicempi.cli.doctor;

import org.jspecify.annotations.NullMarked;

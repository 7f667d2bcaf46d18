/**
 * A job is a program that runs in processes of its own: started, its output passed on or gathered, waited for, and ended
 * with the JVM that has started it, whatever ends that. Entry type: {@link org.sluicempi.launcher.job.ProgramJob}.
 */
@NullMarked
package org.sluicempi.launcher.job;

import org.jspecify.annotations.NullMarked;

/**
 * What all verbs say, and how: where results and messages go, colours and progress (only on a terminal), exit codes, and
 * text that can be pasted into a shell.
 */
@NullMarked
package org.sluicempi.cli.console;

import org.jspecify.annotations.NullMarked;

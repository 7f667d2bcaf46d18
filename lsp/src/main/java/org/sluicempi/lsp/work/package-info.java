/**
 * The open files and what has been found out about each. {@link org.sluicempi.lsp.work.Workbench} analyses the newest text of
 * a file, one file at a time, and gives up what is no longer wanted.
 */
@NullMarked
package org.sluicempi.lsp.work;

import org.jspecify.annotations.NullMarked;

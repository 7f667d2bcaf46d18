/**
 * Which program a file belongs to: its source roots, its class path, its language level. {@link
 * org.sluicempi.lsp.project.ProjectFinder} is the entry. Poms are read as data, offline; nothing of the user's runs.
 */
@NullMarked
package org.sluicempi.lsp.project;

import org.jspecify.annotations.NullMarked;

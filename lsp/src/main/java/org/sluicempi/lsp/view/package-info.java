/** What is shown of an analysis: diagnostics, hovers, lenses, actions, previews. Functions of what was found, nothing else. */
@NullMarked
package org.sluicempi.lsp.view;

import org.jspecify.annotations.NullMarked;

/** What users have set in their editor, read from the JSON that it sends. */
@NullMarked
package org.sluicempi.lsp.setting;

import org.jspecify.annotations.NullMarked;

/**
 * The language server: what {@code sluice analyze}, {@code diff} and {@code apply} say and do, in an editor and on text that
 * nobody has saved. {@link org.sluicempi.lsp.EditorServer} is the entry. Protocol only: what is found out comes from {@code
 * lsp.work}, what is shown of it is made in {@code lsp.view}.
 */
@NullMarked
package org.sluicempi.lsp;

import org.jspecify.annotations.NullMarked;

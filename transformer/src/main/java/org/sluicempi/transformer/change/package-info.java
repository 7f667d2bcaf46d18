/**
 * What has become of files: a {@link org.sluicempi.transformer.change.FileChange} is a file with its edits and the text after
 * them, a {@link org.sluicempi.transformer.change.LineMap} leads from the new lines back to the author's. Everything that
 * edits, checks, prints and stores stands above this package.
 */
@NullMarked
package org.sluicempi.transformer.change;

import org.jspecify.annotations.NullMarked;

/** JavaParser, set up once, and its line and column positions as offsets into the text. */
@NullMarked
package org.sluicempi.transformer.parse;

import org.jspecify.annotations.NullMarked;

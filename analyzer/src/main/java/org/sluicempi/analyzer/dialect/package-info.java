/**
 * What an API calls its operations: data, not code. A {@link org.sluicempi.analyzer.dialect.Dialect} is read from a file
 * {@code ID.json} beside this class; {@link org.sluicempi.analyzer.dialect.Dialects} lists them and tells which one a program
 * speaks. A new API needs such a file, a list of its declarations beside the others of the model, and its id in the list.
 */
@NullMarked
package org.sluicempi.analyzer.dialect;

import org.jspecify.annotations.NullMarked;

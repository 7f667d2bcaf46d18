/**
 * Sites: the calls that send or receive. What an API calls them is data, one file {@code ID.json} per {@link
 * org.sluicempi.analyzer.site.Dialect}, listed in {@link org.sluicempi.analyzer.site.Dialects}; a new API needs such a file,
 * a list of its declarations beside the others of the model, and its id in that list, no code.
 */
@NullMarked
package org.sluicempi.analyzer.site;

import org.jspecify.annotations.NullMarked;

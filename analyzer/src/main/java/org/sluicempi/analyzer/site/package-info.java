/**
 * Sites: the calls that send or receive. What an API calls them is data, one file {@code dialects/ID.json} per {@link
 * org.sluicempi.analyzer.site.Dialect}, listed in {@link org.sluicempi.analyzer.site.Dialects}. A new API needs such a
 * file, a list of its declarations beside the others of the model, and its name in that list; dialects are told apart by
 * names of methods, so one that differs in arguments alone needs code.
 */
@NullMarked
package org.sluicempi.analyzer.site;

import org.jspecify.annotations.NullMarked;

/**
 * Sites: the calls that send or receive, found in a model through a {@link org.sluicempi.analyzer.dialect.Dialect}. {@link
 * org.sluicempi.analyzer.site.SiteFinder} is the entry; a {@link org.sluicempi.analyzer.site.Site} knows its arguments by what
 * they mean.
 */
@NullMarked
package org.sluicempi.analyzer.site;

import org.jspecify.annotations.NullMarked;

/**
 * Loops over the elements of an array: {@code for (double v : a)}. The language keeps a counter for them that nobody can name (JLS
 * 14.14.2). {@link org.sluicempi.analyzer.dependence.each.EachForm} gives it a name, and the loop the form of one that counts, where the
 * array is the message's and its variable keeps it; what is decided about such loops is then decided about this one.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.each;

import org.jspecify.annotations.NullMarked;

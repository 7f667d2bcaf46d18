/**
 * What can be told of a file, or of a name, without a parser and without a model: the words of a text and what they may stand
 * for. {@link org.sluicempi.analyzer.words.FileWords} is the entry.
 */
@NullMarked
package org.sluicempi.analyzer.words;

import org.jspecify.annotations.NullMarked;

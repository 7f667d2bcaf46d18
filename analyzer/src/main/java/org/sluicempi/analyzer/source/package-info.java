/**
 * Source text and places in it. Offsets count UTF-16 units of the decoded text from 0; spans are half open; lines and
 * columns count from 1, a tab is one column.
 */
@NullMarked
package org.sluicempi.analyzer.source;

import org.jspecify.annotations.NullMarked;

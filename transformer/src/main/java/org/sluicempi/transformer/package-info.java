/**
 * Changes programs. The entry type is {@link org.sluicempi.transformer.Sluice}: it takes the plans of the analyzer and
 * carries them out on the original text, checks the result with a parser of its own, and prints, writes or applies it.
 * Nothing here reads a model of the program or knows a build tool.
 */
@NullMarked
package org.sluicempi.transformer;

import org.jspecify.annotations.NullMarked;

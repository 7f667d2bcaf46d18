/**
 * What bytecode does. {@link org.sluicempi.transformer.weave.effect.Effects} has an entry for each instruction that is known;
 * what has none may do anything. {@link org.sluicempi.transformer.weave.effect.Summarizer} sums up methods of the same class,
 * {@link org.sluicempi.transformer.weave.effect.Termination} knows code that surely ends. Nothing here changes a class.
 */
@NullMarked
package org.sluicempi.transformer.weave.effect;

import org.jspecify.annotations.NullMarked;

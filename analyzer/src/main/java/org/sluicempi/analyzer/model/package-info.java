/**
 * The typed model of the files that mention MPI, with what they refer to. {@link
 * org.sluicempi.analyzer.model.ModelledFile} is what the later passes work on; {@link
 * org.sluicempi.analyzer.model.Semantics} holds what is known of the whole program.
 *
 * <p>Spoon builds the model and never sees the user's class files: it loads classes and runs their static initialisers,
 * and it silently drops classes that are newer than the running JDK. It gets header classes instead, made with ASM:
 * signatures only.
 */
@NullMarked
package org.sluicempi.analyzer.model;

import org.jspecify.annotations.NullMarked;

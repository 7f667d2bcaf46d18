/**
 * Changes in place, and back. A set of files is changed as a whole or not at all; the originals and a manifest stay in a
 * state folder until they are restored.
 */
@NullMarked
package org.sluicempi.transformer.store;

import org.jspecify.annotations.NullMarked;

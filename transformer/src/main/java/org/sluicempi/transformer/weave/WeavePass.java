package org.sluicempi.transformer.weave;

import org.objectweb.asm.tree.ClassNode;

/** One rewriting of a class. */
interface WeavePass {
    /**
     * Rewrites {@code type} in place.
     *
     * @return whether anything changed; {@code type} is untouched otherwise
     */
    boolean apply(ClassNode type, WeaveContext context);
}

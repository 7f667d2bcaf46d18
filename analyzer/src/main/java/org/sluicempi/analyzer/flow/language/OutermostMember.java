package org.sluicempi.analyzer.flow.language;

import org.jspecify.annotations.Nullable;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtTypeMember;

/** The part of a file that is understood or not as a whole. */
public final class OutermostMember {
    private OutermostMember() {}

    /** The member of a top-level type, which may be a type itself, that an element is or stands in; null if it is in none. */
    public static @Nullable CtTypeMember around(@Nullable CtElement element) {
        @Nullable CtTypeMember found = null;
        for (CtElement at = element; at != null && at.isParentInitialized(); at = at.getParent()) {
            if (at instanceof CtTypeMember member && member.getDeclaringType() != null) {
                found = member;
            }
        }
        return found;
    }
}

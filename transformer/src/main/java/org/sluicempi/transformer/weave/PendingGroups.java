package org.sluicempi.transformer.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.MethodNode;

/** Regions that overlap share one handler, so that an exception completes all of them. */
final class PendingGroups {
    private PendingGroups() {}

    /** Groups of overlapping regions; each group, and the groups among themselves, in code order. */
    static List<List<PendingRegion>> of(MethodNode method, List<PendingRegion> regions) {
        List<List<PendingRegion>> groups = new ArrayList<>();
        int end = -1;
        for (PendingRegion region : regions) {
            int start = method.instructions.indexOf(region.call());
            if (start >= end) {
                groups.add(new ArrayList<>());
            }
            groups.get(groups.size() - 1).add(region);
            end = Math.max(end, method.instructions.indexOf(region.sink()));
        }
        return groups;
    }
}

package org.sluicempi.transformer;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.transformer.change.FileChange;

/** The changes of the last analysis, which need not be made and verified again while their files are as they were. */
final class Rehearsed {
    private volatile Map<FilePlan, FileChange> changes = Map.of();

    /** In the place of what was kept before. */
    void keep(List<FileChange> made) {
        Map<FilePlan, FileChange> byPlan = new IdentityHashMap<>();
        made.forEach(change -> byPlan.put(change.plan(), change));
        changes = byPlan;
    }

    /** What this very plan made of its file; empty if that is not known or the file holds other bytes now. */
    Optional<FileChange> change(FilePlan plan) {
        return Optional.ofNullable(changes.get(plan)).filter(Rehearsed::holds);
    }

    private static boolean holds(FileChange change) {
        try {
            return Arrays.equals(Files.readAllBytes(change.file()), change.beforeBytes());
        } catch (IOException e) {
            return false; // whoever reads the file again says so
        }
    }
}

package org.sluicempi.transformer;

import java.io.IOException;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.input.Contents;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.transformer.change.FileChange;

/** The changes of the last analysis, which need not be made and verified again while their files are as they were. */
final class Rehearsed {
    private volatile Made kept = new Made(Map.of(), Contents.OF_FILES);

    /** @param changes by plan, by identity */
    private record Made(Map<FilePlan, FileChange> changes, Contents contents) {}

    /**
     * In the place of what was kept before.
     *
     * @param contents what the files hold
     */
    void keep(List<FileChange> made, Contents contents) {
        Map<FilePlan, FileChange> byPlan = new IdentityHashMap<>();
        made.forEach(change -> byPlan.put(change.plan(), change));
        kept = new Made(byPlan, contents);
    }

    /** What this very plan makes of its file, from what is kept if the file holds the same bytes still. */
    Optional<FileChange> change(FilePlan plan) {
        Made made = kept;
        FileChange change = made.changes.get(plan);
        if (change == null) {
            return FileTransformer.transform(plan, made.contents);
        }
        return holds(change, made.contents) ? Optional.of(change) : FileTransformer.transform(plan, made.contents);
    }

    private static boolean holds(FileChange change, Contents contents) {
        try {
            return Arrays.equals(contents.read(change.file()), change.beforeBytes());
        } catch (IOException e) {
            return false; // whoever reads the file again says so
        }
    }
}

package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What undo would do with each file of an apply.
 *
 * @param items files that hold what apply has written and get their originals back
 * @param restored all files that will then be as before apply, in the order of the manifest
 * @param blocked entries that cannot be restored, with their {@code obstacles} in the same order
 */
record UndoPlan(List<Swap.Item> items, List<Path> restored, List<Manifest.Entry> blocked, List<String> obstacles) {

    /** @param applied folder with the originals */
    static UndoPlan of(Manifest manifest, Path applied, Disk disk) {
        UndoPlan plan = new UndoPlan(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Manifest.Entry entry : manifest.files()) {
            plan.add(entry, applied, disk);
        }
        return plan;
    }

    /** A file that is still as before apply needs nothing: an apply may have been cut off. */
    private void add(Manifest.Entry entry, Path applied, Disk disk) {
        Path file = Path.of(entry.file());
        Path kept = applied.resolve(entry.kept());
        try {
            byte[] now = disk.read(file);
            if (Sha256.of(now).equals(entry.before())) {
                restored.add(file);
                return;
            }
            byte[] original = disk.read(kept);
            if (!Sha256.of(original).equals(entry.before())) {
                block(entry, kept + ": the kept original has been changed");
            } else if (Sha256.of(now).equals(entry.after())) {
                items.add(new Swap.Item(file, now, original));
                restored.add(file);
            } else {
                block(entry, file + ": changed since apply; its original is " + kept);
            }
        } catch (IOException e) {
            block(entry, file + ": cannot be read: " + e.getMessage() + "; its original is " + kept);
        }
    }

    private void block(Manifest.Entry entry, String obstacle) {
        blocked.add(entry);
        obstacles.add(obstacle);
    }
}

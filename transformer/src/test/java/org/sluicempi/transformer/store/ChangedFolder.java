package org.sluicempi.transformer.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.transformer.change.FileChange;
import org.sluicempi.transformer.change.LineMap;

/** A folder with files that are to be changed. */
record ChangedFolder(Path base) {
    List<FileChange> changes(int count) throws IOException {
        List<FileChange> changes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Path file = base.resolve("src" + i + "/A.java");
            Files.createDirectories(file.getParent());
            byte[] before = ("before " + i).getBytes(StandardCharsets.UTF_8);
            byte[] after = ("after " + i).getBytes(StandardCharsets.UTF_8);
            Files.write(file, before);
            FilePlan plan = new FilePlan(file, base, Sha256.of(before), "UTF-8", List.of(), List.of());
            changes.add(new FileChange(
                    file, base, "before " + i, "after " + i, before, after, plan, List.of(), LineMap.of(new int[] {1
                    })));
        }
        return changes;
    }

    /** Every file below the folder with its content. */
    Map<String, String> content() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(base)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                found.put(base.relativize(file).toString(), Files.readString(file));
            }
        }
        return found;
    }

    Path state() {
        return base.resolve("state/.sluice");
    }

    /** The same change through a link of the file. */
    FileChange throughLink(FileChange plain) throws IOException {
        Path link = base.resolve("Link.java");
        Files.createSymbolicLink(link, plain.file());
        return new FileChange(
                link,
                base,
                plain.before(),
                plain.after(),
                plain.beforeBytes(),
                plain.afterBytes(),
                plain.plan(),
                List.of(),
                plain.lines());
    }
}

package org.sluicempi.analyzer.dependence.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceFile;

/** What the files in the folder of a file declare, whether or not they belong to the tree. */
final class SiblingTypes {
    private final ModelledFile file;

    private SiblingTypes(ModelledFile file) {
        this.file = file;
    }

    static SiblingTypes of(ModelledFile file) {
        return new SiblingTypes(file);
    }

    /** Whether one of the files may declare a type of this qualified name. */
    boolean declare(String qualifiedName) {
        String name = qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
        Path folder = Objects.requireNonNull(file.file().toAbsolutePath().getParent(), "a file lies in a folder");
        try (Stream<Path> siblings = Files.list(folder)) {
            List<SourceFile> suspects = siblings.filter(each -> each.toString().endsWith(".java"))
                    .filter(Files::isRegularFile)
                    .filter(each -> mayHold(each, name))
                    .map(each -> new SourceFile(each, each, folder))
                    .toList();
            return new Elsewhere(suspects, file.text().encoding()).mayDeclare(qualifiedName);
        } catch (IOException e) {
            throw new IllegalStateException(folder + ": cannot be read: " + e.getMessage(), e);
        }
    }

    /** False only if the name is in no spelling in the file: cheaper than to cut it into tokens. */
    private static boolean mayHold(Path file, String name) {
        try {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            return text.contains(name) || text.contains("\\u") || text.chars().anyMatch(c -> c == 0 || c >= 0x80);
        } catch (IOException e) {
            return true;
        }
    }
}

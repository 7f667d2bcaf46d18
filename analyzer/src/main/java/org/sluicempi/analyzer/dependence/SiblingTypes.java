package org.sluicempi.analyzer.dependence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the files beside a file may declare: its package, as far as it lies in one folder. */
final class SiblingTypes {
    private final List<String> texts;

    private SiblingTypes(List<String> texts) {
        this.texts = texts;
    }

    /** Reads the files. */
    static SiblingTypes of(Path file) {
        Path folder = Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file lies in a folder");
        List<String> texts = new ArrayList<>();
        try (Stream<Path> siblings = Files.list(folder)) {
            for (Path sibling : siblings.filter(each -> each.toString().endsWith(".java"))
                    .filter(Files::isRegularFile)
                    .toList()) {
                texts.add(Files.readString(sibling, StandardCharsets.ISO_8859_1));
            }
        } catch (IOException e) {
            throw new IllegalStateException(folder + ": cannot be read: " + e.getMessage(), e);
        }
        return new SiblingTypes(texts);
    }

    /** Whether one of the files seems to declare a type of this name, be it in a comment. */
    boolean declare(String name) {
        Pattern declaration =
                Pattern.compile("\\b(?:class|interface|enum|record)\\b[^;{}]*?\\b" + Pattern.quote(name) + "\\b");
        return texts.stream()
                .anyMatch(
                        text -> text.contains(name) && declaration.matcher(text).find());
    }
}

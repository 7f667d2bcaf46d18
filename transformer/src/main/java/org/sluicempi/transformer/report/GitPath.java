package org.sluicempi.transformer.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.sluicempi.analyzer.input.InputException;

/** A path as git writes it in a patch: with slashes, and quoted like a C string where it holds other than plain ASCII. */
final class GitPath {
    private final String path;

    private GitPath(String path) {
        this.path = path;
    }

    /** @throws InputException if the file does not lie below the folder */
    static GitPath below(Path base, Path file) {
        Path from = base.toAbsolutePath().normalize();
        Path to = file.toAbsolutePath().normalize();
        if (!to.startsWith(from) || to.equals(from)) {
            throw new InputException(file + ": does not lie below " + base + ", where the patch shall start");
        }
        return new GitPath(
                from.relativize(to).toString().replace(from.getFileSystem().getSeparator(), "/"));
    }

    /** With {@code a/} or {@code b/} in front. */
    String in(String side) {
        String whole = side + "/" + path;
        StringBuilder quoted = new StringBuilder();
        boolean plain = true;
        for (byte b : whole.getBytes(StandardCharsets.UTF_8)) {
            if (b == '"' || b == '\\') {
                quoted.append('\\').append((char) b);
                plain = false;
            } else if (b < ' ' || b == 0x7F) {
                quoted.append(String.format("\\%03o", b & 0xFF));
                plain = false;
            } else {
                quoted.append((char) b);
            }
        }
        return plain ? whole : "\"" + quoted + "\"";
    }

    /** The same for a {@code ---} or {@code +++} line, where a tab ends a name with spaces. */
    String inHeader(String side) {
        String name = in(side);
        return name.contains(" ") && !name.startsWith("\"") ? name + "\t" : name;
    }
}

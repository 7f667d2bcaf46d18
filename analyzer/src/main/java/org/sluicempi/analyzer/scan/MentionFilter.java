package org.sluicempi.analyzer.scan;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sluicempi.analyzer.source.PlainText;

/** Tells cheaply which files cannot mention an MPI package. */
final class MentionFilter {
    /** What a unicode escape begins with, behind which anything may stand. */
    private static final String ESCAPE = "\\u";

    /** What may stand between the words of a name. */
    private static final String SPACE = "(?:\\s|/\\*(?s:.*?)\\*/|//.*)*+";

    private final List<byte[]> needles;
    private final boolean searchable;
    private final Pattern mention;

    /** @param packages names of the MPI packages */
    MentionFilter(Collection<String> packages, Charset encoding) {
        this.needles = Stream.concat(packages.stream().sorted(), Stream.of(ESCAPE))
                .map(name -> name.getBytes(StandardCharsets.US_ASCII))
                .toList();
        this.searchable = spellsAscii(encoding);
        this.mention = Pattern.compile("(?<![\\w.$])(?:"
                + String.join(
                        "|", packages.stream().sorted().map(Pattern::quote).toList()) + ")" + SPACE + "\\."
                + SPACE + "[\\w$*]");
    }

    private static boolean spellsAscii(Charset encoding) {
        return encoding.canEncode()
                && Arrays.equals("mpi".getBytes(encoding), "mpi".getBytes(StandardCharsets.US_ASCII));
    }

    /** False only if the bytes hold no such name, in this encoding. */
    boolean mayMention(byte[] bytes) {
        return !searchable || needles.stream().anyMatch(needle -> contains(bytes, needle));
    }

    /** Whether the text holds a qualified name in such a package, be it in a comment. */
    boolean mentions(String text) {
        return mention.matcher(text).find()
                || text.contains(ESCAPE)
                        && mention.matcher(PlainText.of(text).text()).find();
    }

    private static boolean contains(byte[] bytes, byte[] needle) {
        byte first = needle[0];
        for (int i = 0; i <= bytes.length - needle.length; i++) {
            if (bytes[i] == first && matches(bytes, i, needle)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(byte[] bytes, int at, byte[] needle) {
        for (int i = 1; i < needle.length; i++) {
            if (bytes[at + i] != needle[i]) {
                return false;
            }
        }
        return true;
    }
}

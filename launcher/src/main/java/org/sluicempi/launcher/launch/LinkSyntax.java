package org.sluicempi.launcher.launch;

import java.util.regex.Pattern;

/**
 * How a link is written. The engine reads it, in a process that starts when the program has been built; whoever mistypes is told
 * before.
 */
final class LinkSyntax {
    static final String EXPECTED = "expected a bandwidth and a latency, as in 1gbit,50us or 120MB/s,1ms,eager=64k";

    private static final String NUMBER = "\\s*[0-9]+(?:\\.[0-9]+)?\\s*";
    private static final String TIME = NUMBER + "(?:ns|us|ms|s)\\s*";
    private static final Pattern LINK = Pattern.compile(
            NUMBER + "(?:[kmgt]bit|[kmg]?b/s)\\s*," + TIME + "(?:,\\s*(?:eager=" + NUMBER
                    + "(?:b|k|kib|m|mib)?\\s*|[og]=" + TIME + "))*",
            Pattern.CASE_INSENSITIVE);

    private LinkSyntax() {}

    static boolean isRight(String link) {
        return LINK.matcher(link).matches();
    }
}

package org.sluicempi.corpus.fuzz.snippet;

import java.util.Map;
import java.util.Optional;

/**
 * One construct of the language as text with placeholders; what its parts mean is said at {@link Family}.
 *
 * @param name unique in its family
 * @param parts by key
 */
public record Snippet(String name, Map<String, String> parts) {
    public Snippet {
        parts = Map.copyOf(parts);
    }

    /** A part with its placeholders. */
    public Optional<String> part(String key) {
        return Optional.ofNullable(parts.get(key));
    }

    /** Whether the part is there. */
    public boolean has(String key) {
        return parts.containsKey(key);
    }
}

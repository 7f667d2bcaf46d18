package org.sluicempi.transformer.verify;

/**
 * What a name means: two names mean the same declaration if and only if their meanings are equal.
 *
 * @param kind of declaration
 * @param declaration unambiguous within a program
 */
record Meaning(Kind kind, String declaration) {
    enum Kind {
        LOCAL("a local variable"),
        FIELD("a field"),
        METHOD("a method"),
        TYPE("a type"),
        /** The compiler does not know. */
        UNKNOWN("something unknown");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** {@code a field}: as it is called in a remark. */
        String inWords() {
            return words;
        }
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + " " + declaration;
    }
}

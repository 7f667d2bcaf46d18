package org.sluicempi.transformer.verify;

/**
 * What a name means: two names mean the same declaration if and only if their meanings are equal.
 *
 * @param kind of declaration
 * @param declaration unambiguous within a program
 */
record Meaning(Kind kind, String declaration) {
    enum Kind {
        LOCAL,
        FIELD,
        METHOD,
        TYPE,
        /** The compiler does not know. */
        UNKNOWN
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + " " + declaration;
    }
}

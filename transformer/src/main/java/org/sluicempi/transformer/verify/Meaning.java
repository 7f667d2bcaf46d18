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
        UNKNOWN;

        /**
         * Whether a name of this kind may stand where one of the other kind could: methods are told from all others by what follows.
         *
         * @param beforeDot whether a dot follows, before which a name is a variable's or else a type's (JLS 6.4.2)
         */
        boolean meets(Kind other, boolean beforeDot) {
            boolean alike = beforeDot || (this == TYPE) == (other == TYPE) || this == UNKNOWN || other == UNKNOWN;
            return (this == METHOD) == (other == METHOD) && alike;
        }
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + " " + declaration;
    }
}

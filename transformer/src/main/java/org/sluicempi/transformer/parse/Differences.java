package org.sluicempi.transformer.parse;

import java.util.List;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/** Subtractions that the parser of the edits takes for the keyword {@code non-sealed}. */
final class Differences {
    private static final String NON = "non";
    private static final String SEALED = "sealed";

    private Differences() {}

    /**
     * The text with a plus in the place of the minus of such a subtraction: as long as before, and with the same operands.
     *
     * @param plain without unicode escapes
     */
    static String readable(String plain) {
        if (!plain.contains(NON + "-" + SEALED)) {
            return plain;
        }
        StringBuilder readable = new StringBuilder(plain);
        Tokens tokens = Tokens.of(plain);
        List<Token> code = tokens.code();
        for (int i = 0; i + 2 < code.size(); i++) {
            Token minus = code.get(i + 1);
            Token right = code.get(i + 2);
            boolean adjacent = code.get(i).end() == minus.start() && minus.end() == right.start();
            if (adjacent
                    && tokens.is(code.get(i), NON)
                    && tokens.is(minus, "-")
                    && tokens.read(right).startsWith(SEALED)
                    && !(tokens.is(right, SEALED) && isModifier(tokens, code.subList(i + 3, code.size())))) {
                readable.setCharAt(minus.start(), '+');
            }
        }
        return readable.toString();
    }

    /** Whether what follows goes on with a declaration: with another modifier, {@code class}, a name. */
    private static boolean isModifier(Tokens tokens, List<Token> following) {
        return !following.isEmpty()
                && (following.get(0).kind() == Token.Kind.WORD && !tokens.is(following.get(0), "instanceof")
                        || tokens.is(following.get(0), "@"));
    }
}

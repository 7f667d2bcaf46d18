package org.sluicempi.respell;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * The arguments of a call.
 *
 * @param all in order, without the space and the comments around them
 * @param close the bracket behind them
 */
record ArgumentList(Tokens tokens, List<Span> all, Token close) {
    /** @param open the bracket in front of them */
    static ArgumentList of(Tokens tokens, Token open) {
        Token close = tokens.closing(open)
                .orElseThrow(() -> new IllegalArgumentException("a bracket without an end at offset " + open.start()));
        List<Span> all = new ArrayList<>();
        List<Token> inside = tokens.in(new Span(open.end(), close.start()));
        for (int first = 0, k = 0; k < inside.size(); k++) {
            Token token = inside.get(k);
            if (tokens.is(token, "(") || tokens.is(token, "[") || tokens.is(token, "{")) {
                k = inside.indexOf(tokens.closing(token).orElseThrow());
            }
            if (k + 1 == inside.size() || tokens.is(inside.get(k + 1), ",")) {
                all.add(new Span(inside.get(first).start(), inside.get(k).end()));
                first = k + 2;
                k++;
            }
        }
        return new ArgumentList(tokens, List.copyOf(all), close);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    int size() {
        return all.size();
    }

    /** Offset after the last character of an argument. */
    int end(int index) {
        return all.get(index).end();
    }

    String text(int index) {
        return tokens.onOneLine(all.get(index));
    }
}

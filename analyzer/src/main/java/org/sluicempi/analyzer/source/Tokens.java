package org.sluicempi.analyzer.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A text cut into tokens: the only place that knows where code, comments and literals begin and end. Whoever cuts a text
 * does so at the ends of these. Offsets are those of the text as it was written, unicode escapes included.
 */
public final class Tokens {
    private final String text;
    private final List<Token> all;
    private final List<Token> code;

    private Tokens(String text, List<Token> all) {
        this.text = text;
        this.all = List.copyOf(all);
        this.code = this.all.stream().filter(Token::isCode).toList();
    }

    public static Tokens of(String text) {
        return of(text, PlainText.of(text));
    }

    static Tokens of(String text, PlainText plain) {
        return new Tokens(text, new Lexer(plain).tokens());
    }

    /** All tokens, white space and comments included; they follow each other without gaps. */
    public List<Token> all() {
        return all;
    }

    /** Those that the compiler sees. */
    public List<Token> code() {
        return code;
    }

    /** What the compiler reads: the token's text without unicode escapes. */
    public String read(Token token) {
        return PlainText.of(text.substring(token.start(), token.end())).text();
    }

    /** The text with each token as the compiler reads it, but for literals, and spaces behind it that keep the offsets. */
    String spelled() {
        StringBuilder out = new StringBuilder();
        for (Token token : all) {
            String written = text.substring(token.start(), token.end());
            String read = token.isLiteral() ? written : read(token);
            if (token.isComment()) {
                read = read.replace('\\', ' '); // what an escape has left must not be read as another one
            }
            out.append(read).append(" ".repeat(written.length() - read.length()));
        }
        return out.toString();
    }

    /** The semicolons in front of, between and behind a file's imports that end none of them, nor what names the package. */
    List<Token> amongImports() {
        List<Token> stray = new ArrayList<>();
        boolean inside = false;
        for (Token token : code) {
            String read = read(token);
            if (inside) {
                inside = !read.equals(";");
            } else if (read.equals(";")) {
                stray.add(token);
            } else if (read.equals("package") || read.equals("import")) {
                inside = true;
            } else {
                break;
            }
        }
        return stray;
    }

    public boolean is(Token token, String read) {
        return read(token).equals(read);
    }

    /** Every identifier and keyword. */
    public Set<String> words() {
        return code.stream()
                .filter(token -> token.kind() == Token.Kind.WORD)
                .map(this::read)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The first token of code that starts at the offset or behind it. */
    public Optional<Token> from(int offset) {
        int index = firstFrom(offset);
        return index < code.size() ? Optional.of(code.get(index)) : Optional.empty();
    }

    /** The identifier or keyword that starts at the offset; empty text if none does. */
    public String wordAt(int offset) {
        return from(offset)
                .filter(token -> token.start() == offset && token.kind() == Token.Kind.WORD)
                .map(this::read)
                .orElse("");
    }

    /** The last token of code that ends at the offset or in front of it. */
    public Optional<Token> upTo(int offset) {
        int index = firstFrom(offset) - 1;
        while (index >= 0 && code.get(index).end() > offset) {
            index--;
        }
        return index >= 0 ? Optional.of(code.get(index)) : Optional.empty();
    }

    /** All tokens that end at the offset or in front of it, white space and comments included. */
    public List<Token> before(int offset) {
        int end = firstFrom(all, offset);
        return all.subList(0, end > 0 && all.get(end - 1).end() > offset ? end - 1 : end);
    }

    /** The tokens of code that lie inside a span. */
    public List<Token> in(Span span) {
        int from = firstFrom(span.start());
        int to = from;
        while (to < code.size() && code.get(to).end() <= span.end()) {
            to++;
        }
        return code.subList(from, to);
    }

    /** The code inside a span without comments and line ends. */
    public String onOneLine(Span span) {
        StringBuilder out = new StringBuilder();
        int end = span.start();
        for (Token token : in(span)) {
            out.append(out.length() > 0 && token.start() > end ? " " : "").append(text, token.start(), token.end());
            end = token.end();
        }
        return out.toString();
    }

    /** The span with all of the token in which it ends. */
    public Span whole(Span span) {
        int last = firstFrom(all, span.end()) - 1;
        return last >= 0
                ? new Span(span.start(), Math.max(span.end(), all.get(last).end()))
                : span;
    }

    /** The span without white space and comments at its ends; the same span if it holds no code. */
    public Span trimmed(Span span) {
        Optional<Token> first = from(span.start());
        Optional<Token> last = upTo(span.end());
        return first.isPresent()
                        && last.isPresent()
                        && first.get().start() < last.get().end()
                ? new Span(first.get().start(), last.get().end())
                : span;
    }

    /** The bracket that closes the one given; empty if the text ends before. */
    public Optional<Token> closing(Token open) {
        int depth = 0;
        for (int i = firstFrom(open.start()); i < code.size(); i++) {
            depth += depth(code.get(i));
            if (depth == 0) {
                return Optional.of(code.get(i));
            }
        }
        return Optional.empty();
    }

    /** The bracket that opens what the one given closes; empty if the text begins behind it. */
    public Optional<Token> opening(Token close) {
        int depth = 0;
        for (int i = firstFrom(close.start()); i >= 0; i--) {
            depth += depth(code.get(i));
            if (depth == 0) {
                return Optional.of(code.get(i));
            }
        }
        return Optional.empty();
    }

    private int depth(Token token) {
        if (token.kind() != Token.Kind.SYMBOL) {
            return 0;
        }
        return switch (read(token)) {
            case "(", "[", "{" -> 1;
            case ")", "]", "}" -> -1;
            default -> 0;
        };
    }

    private int firstFrom(int offset) {
        return firstFrom(code, offset);
    }

    private static int firstFrom(List<Token> tokens, int offset) {
        int low = 0;
        int high = tokens.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tokens.get(middle).start() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

package org.sluicempi.analyzer.source;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into tokens by the rules of the Java Language Specification, chapter 3. */
final class Lexer {
    private static final String TEXT_BLOCK = "\"\"\"";

    /** Symbols of several characters, longest first; those that begin with {@code >} are cut, for generic types. */
    private static final List<String> LONG_SYMBOLS = List.of(
            "<<=", "...", "->", "::", "++", "--", "&&", "||", "==", "!=", "<=", "+=", "-=", "*=", "/=", "&=", "|=",
            "^=", "%=", "<<");

    private final String text;
    private final PlainText plain;
    private final List<Token> tokens = new ArrayList<>();

    Lexer(PlainText plain) {
        this.plain = plain;
        this.text = plain.text();
        int at = 0;
        while (at < text.length()) {
            at = next(at);
        }
    }

    List<Token> tokens() {
        return tokens;
    }

    private int next(int at) {
        char c = text.charAt(at);
        if (text.startsWith("//", at)) {
            return add(Token.Kind.LINE_COMMENT, at, lineEnd(at));
        }
        if (text.startsWith("/*", at)) {
            int end = text.indexOf("*/", at + 2);
            return add(Token.Kind.BLOCK_COMMENT, at, end < 0 ? text.length() : end + 2);
        }
        if (isSpace(c)) {
            int end = at + 1;
            while (end < text.length() && isSpace(text.charAt(end))) {
                end++;
            }
            return add(Token.Kind.SPACE, at, end);
        }
        if (text.startsWith(TEXT_BLOCK, at)) {
            return add(Token.Kind.TEXT_BLOCK, at, textBlockEnd(at + TEXT_BLOCK.length()));
        }
        if (c == '"' || c == '\'') {
            return add(c == '"' ? Token.Kind.STRING : Token.Kind.CHARACTER, at, literalEnd(at + 1, c));
        }
        boolean fraction = c == '.' && at + 1 < text.length() && isDigit(text.charAt(at + 1));
        if (isDigit(c) || fraction) {
            return add(Token.Kind.NUMBER, at, numberEnd(at));
        }
        int letter = text.codePointAt(at);
        return Character.isJavaIdentifierStart(letter)
                ? add(Token.Kind.WORD, at, wordEnd(at))
                : add(Token.Kind.SYMBOL, at, symbolEnd(at, letter));
    }

    private int add(Token.Kind kind, int start, int end) {
        tokens.add(new Token(kind, plain.written(start), plain.written(end)));
        return end;
    }

    private int lineEnd(int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    private int literalEnd(int from, char quote) {
        int end = lineEnd(from);
        int at = from;
        while (at < end && text.charAt(at) != quote) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(end, at + 1);
    }

    private int textBlockEnd(int from) {
        int at = from;
        while (at < text.length() && !text.startsWith(TEXT_BLOCK, at)) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), at + TEXT_BLOCK.length());
    }

    private int wordEnd(int from) {
        int at = from;
        while (at < text.length() && Character.isJavaIdentifierPart(text.codePointAt(at))) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    /** Digits, letters, points and underscores, and a sign behind the letter of an exponent. */
    private int numberEnd(int from) {
        boolean hex = text.startsWith("0x", from) || text.startsWith("0X", from);
        String exponent = hex ? "pP" : "eE";
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean sign = (c == '+' || c == '-') && at > from && exponent.indexOf(text.charAt(at - 1)) >= 0;
            boolean letter = isDigit(c) || c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!sign && !letter && c != '.') {
                break;
            }
            at++;
        }
        return at;
    }

    private int symbolEnd(int at, int character) {
        for (String symbol : LONG_SYMBOLS) {
            if (text.startsWith(symbol, at)) {
                return at + symbol.length();
            }
        }
        return at + Character.charCount(character);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\f' || c == '\n' || c == '\r';
    }
}

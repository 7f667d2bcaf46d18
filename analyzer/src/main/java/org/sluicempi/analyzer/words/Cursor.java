package org.sluicempi.analyzer.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Goes over the tokens of a file. Indices outside of it stand for empty tokens.
 *
 * @param code what the compiler sees; a literal is one double quote
 */
record Cursor(List<String> code) {
    /** What stands behind an operator that stands behind its operand. */
    private static final Set<String> NO_OPERAND = Set.of(")", "]", "}", ";", ",");

    private static final Map<String, String> CLOSING = Map.of("(", ")", "[", "]", "{", "}");

    private static final Set<String> OF_THIS_THREAD =
            Set.of("currentThread", "holdsLock", "interrupted", "onSpinWait", "sleep", "yield");

    String token(int i) {
        return i >= 0 && i < code.size() ? code.get(i) : "";
    }

    /** Whether an identifier or a keyword stands there. */
    boolean isWord(int i) {
        return !token(i).isEmpty() && Character.isJavaIdentifierStart(token(i).codePointAt(0));
    }

    /** The file's package; empty for the unnamed one. Annotations may stand in front of it. */
    String packageName() {
        int at = code.indexOf("package");
        int first = at < 0 ? code.size() : at + 1;
        int end = first;
        while (isWord(end) || token(end).equals(".")) {
            end++;
        }
        return String.join("", code.subList(first, end));
    }

    /**
     * The name of a type with its package that begins there: at least two words in small letters in front of another one, or
     * whatever is imported.
     */
    Optional<String> qualified(int first) {
        boolean imports = token(first - 1).equals("import")
                || token(first - 1).equals("static") && token(first - 2).equals("import");
        if (token(first - 1).equals(".")
                || !token(first + 1).equals(".")
                || Set.of("this", "super").contains(token(first))) {
            return Optional.empty();
        }
        int end = first;
        int small = 0;
        while (isWord(end)
                && !Character.isUpperCase(token(end).codePointAt(0))
                && token(end + 1).equals(".")) {
            small++;
            end += 2;
        }
        boolean type = isWord(end) && Character.isUpperCase(token(end).codePointAt(0));
        return imports || small >= 2 && type
                ? Optional.of(String.join("", code.subList(first, end + 1)))
                : Optional.empty();
    }

    /** Whether the word names a thread only to let the one at hand wait, or to ask which it is. */
    boolean isHarmlessThread(int i) {
        return token(i).equals("Thread")
                && token(i + 1).equals(".")
                && !token(i - 1).equals(".")
                && OF_THIS_THREAD.contains(token(i + 2));
    }

    /** Whether the word stands where a constant of an enumeration may be declared. */
    boolean isListed(int i) {
        return isWord(i)
                && Set.of("{", ",", "}", ")").contains(token(i - 1))
                && Set.of(",", ";", "(", "{", "}").contains(token(i + 1));
    }

    /** The name that ends there, with all the words and points in front of it. */
    String nameUpTo(int last) {
        return String.join("", code.subList(first(last), last + 1));
    }

    private int first(int last) {
        int first = last;
        while (first > 0 && token(first - 1).equals(".")) {
            first -= 2;
        }
        return Math.max(first, 0);
    }

    /** Whether the name that ends there is imported. */
    boolean isImported(int last) {
        int first = first(last);
        return token(first - 1).equals("import")
                || token(first - 1).equals("static") && token(first - 2).equals("import");
    }

    /** The words of a list of types, those of type arguments and annotations too. */
    List<String> list(int from) {
        List<String> words = new ArrayList<>();
        int i = from;
        while (i < code.size() && !Set.of("{", ";", ")", "=").contains(token(i))) {
            if (token(i).equals("(")) {
                if (!isAnnotated(i)) {
                    break;
                }
                i = behind(i);
            } else {
                words.add(token(i++));
            }
        }
        return words;
    }

    /** Whether the parenthesis belongs to an annotation. */
    private boolean isAnnotated(int open) {
        int name = open - 1;
        while (isWord(name) && token(name - 1).equals(".")) {
            name -= 2;
        }
        return isWord(name) && token(name - 1).equals("@");
    }

    /** All words of a type behind {@code new}, if a class body follows or if that cannot be told. */
    List<String> anonymous(int from) {
        List<String> words = new ArrayList<>();
        int i = from;
        while (i < code.size()) {
            String token = token(i);
            if (token.equals("(") && !isAnnotated(i)) {
                return token(behind(i)).equals("{") ? words : List.of();
            } else if (token.equals("(")) {
                i = behind(i);
            } else if (token.equals("<")) {
                int end = behindArguments(i);
                words.addAll(code.subList(i, end));
                i = end;
            } else if (isWord(i) || token.equals(".") || token.equals("@")) {
                words.add(token);
                i++;
            } else {
                return token.equals("[") ? List.of() : words;
            }
        }
        return words;
    }

    /** Index behind the type arguments that begin here. */
    private int behindArguments(int open) {
        int depth = 0;
        int i = open;
        do {
            depth += token(i).equals("<") ? 1 : token(i).equals(">") ? -1 : 0;
            i = token(i).equals("(") ? behind(i) : i + 1;
        } while (i < code.size() && depth > 0);
        return i;
    }

    /** Index behind the bracket that closes the one given. */
    private int behind(int open) {
        String opening = token(open);
        String closing = CLOSING.getOrDefault(opening, "");
        int depth = 0;
        int i = open;
        do {
            depth += token(i).equals(opening) ? 1 : token(i).equals(closing) ? -1 : 0;
            i++;
        } while (i < code.size() && depth > 0);
        return i;
    }

    /** The name that an expression ends with, be it in parentheses. */
    String target(int end) {
        int i = end;
        while (token(i).equals(")")) {
            i--;
        }
        return token(i);
    }

    /** What may be incremented by an operator in front: one name, or all names up to the end of the statement. */
    List<String> operand(int from) {
        if (NO_OPERAND.contains(token(from))) {
            return List.of();
        }
        if (isWord(from) && !Set.of(".", "(", "[").contains(token(from + 1))) {
            return List.of(token(from));
        }
        int end = from;
        while (end < code.size() && !token(end).equals(";")) {
            end = CLOSING.containsKey(token(end)) ? behind(end) : end + 1;
        }
        return code.subList(Math.min(from, code.size()), Math.min(end, code.size()));
    }
}

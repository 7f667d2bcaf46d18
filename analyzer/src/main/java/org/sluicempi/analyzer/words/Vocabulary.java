package org.sluicempi.analyzer.words;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;

/**
 * Words of a text and where they stand. The text is cut as the compiler cuts it, with unicode escapes translated and comments
 * left out; of the tokens nothing is asked that another spelling of the same could answer otherwise: what stands between two
 * words, brackets, type arguments, annotations, is passed over or counts as well.
 */
public final class Vocabulary {
    /** Keywords in front of a type's name, so that the word is not a variable that is being declared. */
    private static final Set<String> BEFORE_TYPES =
            Set.of(("abstract assert case class default do else enum extends final"
                            + " implements import instanceof interface native new package permits private protected public record"
                            + " return sealed static strictfp synchronized throw throws transient void volatile yield")
                    .split(" "));

    /** What may stand behind the sign of an annotation that tells no library anything. */
    private static final Set<String> OF_JAVA =
            Set.of("Deprecated", "FunctionalInterface", "Override", "SafeVarargs", "SuppressWarnings", "interface");

    private static final Set<String> NO_ASSIGNMENTS = Set.of("==", "!=", "<=");

    private final Set<String> words = new HashSet<>();
    private final Set<String> extended = new HashSet<>();
    private final Set<String> assigned = new HashSet<>();
    private final Set<String> declared = new HashSet<>();
    private final Set<String> outermost = new HashSet<>();
    private final Set<String> packages = new HashSet<>();
    private final Set<String> variables = new HashSet<>();
    private final Set<String> mains = new HashSet<>();
    private final Set<String> importedFrom = new HashSet<>();
    private final Set<String> qualified = new HashSet<>();
    private final Set<String> named = new HashSet<>();
    private final Set<String> marks = new HashSet<>();
    private TypeUses types = TypeUses.none();
    private String packageName = "";
    private boolean doubtful;

    /** Every word, those of comments and strings included. */
    public Set<String> words() {
        return words;
    }

    /** Simple names behind {@code extends}, {@code implements} and of anonymous classes' types. */
    public Set<String> extended() {
        return extended;
    }

    /** Names of what an assignment or an increment may change. */
    public Set<String> assigned() {
        return assigned;
    }

    /** Simple names of types, nested ones too. */
    public Set<String> declared() {
        return declared;
    }

    /** Those among them that no other one contains; all if that cannot be told. */
    public Set<String> outermost() {
        return outermost;
    }

    /** The declared ones with the names of their files' packages and a point in front; the point alone for the unnamed package. */
    public Set<String> declaredIn() {
        return packages;
    }

    /** Words that may be declared as variables. */
    public Set<String> variables() {
        return variables;
    }

    /** What stands in front of {@code .main} and {@code ::main}; a dot where that is no word alone. */
    public Set<String> mains() {
        return mains;
    }

    /** Simple names of types from which {@code main} or everything is imported. */
    public Set<String> importedFrom() {
        return importedFrom;
    }

    /** The words among them that stand in no comment and in no string. */
    public Set<String> named() {
        return named;
    }

    /** First words of annotations, without those of {@code java.lang}. */
    public Set<String> marks() {
        return marks;
    }

    /** Names of types with their packages, where they are imported or written in full; an asterisk for all of a package. */
    public Set<String> qualified() {
        return qualified;
    }

    /** The types that it makes use of without saying what they are. */
    public TypeUses types() {
        return types;
    }

    /** The package that the file says it is in; empty for the unnamed one. */
    public String packageName() {
        return packageName;
    }

    /** Whether compilers read some word in different ways. */
    boolean isDoubtful() {
        return doubtful;
    }

    /** Adds the words of a text. */
    void add(String text) {
        String plain = PlainText.of(text).text();
        collect(plain);
        if (!plain.equals(text)) {
            collect(text);
        }
        Tokens tokens = Tokens.of(text);
        tokens.words().forEach(this::check);
        List<String> code = tokens.code().stream()
                .map(token -> isLiteral(token) ? "\"" : tokens.read(token))
                .toList();
        Cursor at = new Cursor(code);
        packageName = at.packageName();
        int depth = 0;
        boolean nests = true;
        for (int i = 0; i < code.size(); i++) {
            switch (code.get(i)) {
                case "{" -> depth++;
                case "}" -> nests &= --depth >= 0;
                case "extends", "implements" -> extended.addAll(at.list(i + 1));
                case "new" -> extended.addAll(at.anonymous(i + 1));
                case "class", "interface", "enum", "record" -> {
                    declared.add(at.token(i + 1));
                    packages.add(packageName + "." + at.token(i + 1));
                    if (depth == 0) {
                        outermost.add(at.token(i + 1));
                    }
                }
                case "++", "--" -> {
                    assigned.add(at.target(i - 1));
                    assigned.addAll(at.operand(i + 1));
                }
                case "main" -> owner(at, i);
                case "@" -> {
                    if (!OF_JAVA.contains(at.token(i + 1))) {
                        marks.add(at.token(i + 1));
                    }
                }
                case "*" -> {
                    if (at.isImported(i)) {
                        importedFrom.add(at.token(i - 2));
                    }
                }
                default -> {
                    if (code.get(i).endsWith("=") && !NO_ASSIGNMENTS.contains(code.get(i))) {
                        assigned.add(at.target(i - 1));
                    }
                }
            }
            if (at.isWord(i)) {
                at.qualified(i).ifPresent(qualified::add);
                if (!at.isHarmlessThread(i)) {
                    named.add(code.get(i));
                }
                if (isVariable(at, i)) {
                    variables.add(code.get(i));
                }
            }
        }
        if (!nests || depth != 0) {
            outermost.addAll(declared);
        }
        Set<String> settled = new HashSet<>(declared);
        settled.addAll(variables);
        types = TypeUses.of(at, settled);
    }

    /** Adds the words of a text in another language that compiles to classes: whatever stands in it may be done with any of them. */
    void addForeign(String text) {
        String plain = PlainText.of(text).text();
        collect(plain);
        collect(text);
        ForeignText foreign = new ForeignText(plain);
        packageName = foreign.packageName();
        declared.addAll(foreign.declared());
        outermost.addAll(declared);
        declared.forEach(name -> packages.add(packageName + "." + name));
        named.addAll(words);
        extended.addAll(words);
        assigned.addAll(words);
        variables.addAll(words);
        if (words.contains("main")) {
            importedFrom.addAll(words);
        }
    }

    private static boolean isLiteral(Token token) {
        return token.kind() != Token.Kind.WORD && token.kind() != Token.Kind.SYMBOL;
    }

    /** Some compilers leave out characters of a name that others keep. */
    private void check(String word) {
        doubtful |= isDoubtful(word);
    }

    private static boolean isDoubtful(String word) {
        return word.chars().anyMatch(Character::isIdentifierIgnorable);
    }

    /** As compilers read it that leave something out. */
    private static String told(String word) {
        return word.chars()
                .filter(letter -> !Character.isIdentifierIgnorable(letter))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    private void collect(String text) {
        int at = 0;
        while (at < text.length()) {
            int start = at;
            while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
                at++;
            }
            if (at > start) {
                String word = text.substring(start, at);
                words.add(word);
                if (isDoubtful(word)) {
                    words.add(told(word));
                }
            } else {
                at++;
            }
        }
    }

    private void owner(Cursor at, int main) {
        String before = at.token(main - 1);
        if (at.isImported(main)) {
            importedFrom.add(at.token(main - 2));
        } else if (before.equals(".") || before.equals("::")) {
            boolean alone = at.isWord(main - 2) && !at.token(main - 3).equals(".");
            mains.add(alone ? at.token(main - 2) : ".");
        }
    }

    private static boolean isVariable(Cursor at, int i) {
        String before = at.token(i - 1);
        String behind = at.token(i + 1);
        boolean typed = Set.of(">", "]", "...").contains(before) || at.isWord(i - 1) && !BEFORE_TYPES.contains(before);
        boolean inList = Set.of("(", ",").contains(before) && Set.of(",", ")").contains(behind);
        boolean cast =
                before.equals("(") && behind.equals(")") && !at.token(i + 2).equals("->");
        return typed || behind.equals("->") || inList && !cast;
    }
}

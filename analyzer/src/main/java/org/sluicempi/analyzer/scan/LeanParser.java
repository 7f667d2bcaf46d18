package org.sluicempi.analyzer.scan;

import com.github.javaparser.JavaParser;
import com.github.javaparser.JavaToken;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Problem;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.PlainText;
import org.sluicempi.analyzer.source.Position;
import org.sluicempi.analyzer.source.SourceText;

/**
 * Parses a file for its {@link Outline} and keeps no tree: with the parser of the compiler that makes the model, which is
 * several times faster than any other. Why a text is wrong another parser says, which is asked then.
 */
final class LeanParser {
    private static final int OLDEST = 5;

    private final int release;
    private final LanguageLevel level;
    private final CompilerSyntax compiler;

    /**
     * @param release Java language level
     * @throws InputException if there is no such level or the parser does not know it yet
     */
    LeanParser(int release) {
        this.release = release;
        this.level = level(release);
        this.compiler = new CompilerSyntax(release);
    }

    /** Either an outline or the remark that says why there is none. */
    record Result(Optional<Outline> outline, Optional<Remark> remark) {}

    Result parse(SourceText text) {
        CompilerSyntax.Reading reading = compiler.read(text);
        if (reading.outline().isPresent() && !reading.compact()) {
            return new Result(reading.outline(), Optional.empty());
        }
        ParseResult<CompilationUnit> result = parse(text, level);
        if (reading.compact() && (reading.outline().isPresent() || result.isSuccessful())) {
            return new Result(Optional.empty(), Optional.of(ofCompact(text)));
        }
        return new Result(
                Optional.empty(),
                Optional.of(result.isSuccessful() ? ofUnread(text) : remark(text, result.getProblems())));
    }

    /** The model is made by the compiler's parser: without it nothing is known of the file. */
    private static Remark ofUnread(SourceText text) {
        return ofFile(
                text,
                "the compiler that Sluice asks does not read it, though its syntax seems to be right",
                "write what is unusual in it in another way");
    }

    private static ParseResult<CompilationUnit> parse(SourceText text, LanguageLevel level) {
        ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(level)
                .setAttributeComments(false)
                .setTabSize(1);
        return new JavaParser(configuration).parse(text.plain().text());
    }

    private static Remark ofCompact(SourceText text) {
        return ofFile(
                text,
                "methods stand outside of any class, as in a compact source file, which is not looked at",
                "put them into a class");
    }

    private static Remark ofFile(SourceText text, String why, String remedy) {
        return new Remark(Rule.SL011, new Position(text.file(), 0, 0), why, Optional.of(remedy), List.of());
    }

    private static LanguageLevel level(int release) {
        LanguageLevel newest = LanguageLevel.BLEEDING_EDGE;
        for (LanguageLevel level : LanguageLevel.values()) {
            if (level.name().equals("JAVA_" + release) || level.name().equals("JAVA_1_" + release)) {
                return level;
            }
        }
        throw new InputException("release " + release + ": not a Java language level from " + OLDEST + " to "
                + newest.name().replaceAll("\\D+", ""));
    }

    private Remark remark(SourceText text, List<Problem> problems) {
        OptionalInt newer = newerRelease(text);
        Problem first = problems.get(0);
        Position position = unexpectedToken(first)
                .or(() -> first.getLocation().map(TokenRange::getBegin))
                .flatMap(JavaToken::getRange)
                .map(range -> position(text, range.begin))
                .orElse(new Position(text.file(), 0, 0));
        if (newer.isPresent()) {
            return new Remark(
                    Rule.SL011,
                    position,
                    "this is Java " + newer.getAsInt() + ", and it is read as Java " + release,
                    Optional.of(remedy(newer.getAsInt())),
                    List.of());
        }
        return new Remark(
                Rule.SL011,
                position,
                "syntax error: " + summary(first.getMessage()),
                Optional.of("correct the syntax"),
                List.of());
    }

    /** The first level above this one whose syntax the text follows. */
    private OptionalInt newerRelease(SourceText text) {
        return Stream.of(LanguageLevel.values())
                .filter(each -> each.name().matches("JAVA_\\d+"))
                .filter(each ->
                        each.ordinal() > level.ordinal() && each.ordinal() <= LanguageLevel.BLEEDING_EDGE.ordinal())
                .filter(each -> parse(text, each).isSuccessful())
                .mapToInt(each -> Integer.parseInt(each.name().substring("JAVA_".length())))
                .findFirst();
    }

    private static String remedy(int wanted) {
        String setting = "set the language level to " + wanted;
        return wanted <= Runtime.version().feature()
                ? setting
                : "start with a JDK " + wanted + " or later and " + setting;
    }

    private static Position position(SourceText text, com.github.javaparser.Position begin) {
        PlainText plain = text.plain();
        return text.position(plain.written(Math.min(
                plain.lineStart(Math.min(begin.line, plain.lineCount())) + begin.column - 1,
                plain.text().length())));
    }

    /** The parser places a problem at the last token that it accepted. */
    private static Optional<JavaToken> unexpectedToken(Problem problem) {
        if (problem.getCause().isEmpty()) {
            return Optional.empty();
        }
        Optional<JavaToken> token =
                problem.getLocation().map(TokenRange::getBegin).flatMap(JavaToken::getNextToken);
        while (token.isPresent() && token.get().getCategory().isWhitespaceOrComment()) {
            token = token.get().getNextToken();
        }
        return token;
    }

    /** The parser's message without the list of everything that it would have accepted. */
    private static String summary(String message) {
        String flat = message.strip().replaceAll("\\s+", " ").replaceFirst("^Parse error\\. ", "");
        int expected = flat.indexOf(", expected one of");
        String shortened = expected < 0 ? flat : flat.substring(0, expected);
        String start = shortened.replaceFirst("^Found ", "unexpected ");
        return start.endsWith(".") ? start.substring(0, start.length() - 1) : start;
    }
}

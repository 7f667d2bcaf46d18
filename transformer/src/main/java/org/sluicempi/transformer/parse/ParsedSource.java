package org.sluicempi.transformer.parse;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/**
 * The syntax tree of one text. The newest grammar reads older sources too; whether a construct is allowed at the
 * program's language level is for the compiler to say, so what the parser would check beyond its grammar is left out.
 */
public final class ParsedSource {
    private final SourceText text;
    private final CompilationUnit unit;

    private ParsedSource(SourceText text, CompilationUnit unit) {
        this.text = text;
        this.unit = unit;
    }

    /** @throws SyntaxException if the text is not Java */
    public static ParsedSource of(SourceText text) {
        ParseResult<CompilationUnit> result =
                newParser(true).parse(readable(text.plain().text()));
        if (!result.isSuccessful()) {
            result = newParser(true).parse(readable(LocalTypes.masked(text)));
        }
        if (!result.isSuccessful() || result.getResult().isEmpty()) {
            throw new SyntaxException(text.file() + ": " + result.getProblem(0).getVerboseMessage());
        }
        return new ParsedSource(text, result.getResult().get());
    }

    /**
     * The same text in words that {@link #newParser} understands: each of its tokens stands where it stood.
     *
     * @param plain without unicode escapes
     */
    public static String readable(String plain) {
        return Differences.readable(plain);
    }

    /**
     * A parser for such texts and pieces of them, once they are {@link #readable}.
     *
     * @param positions whether nodes shall know their places; costs memory
     */
    public static JavaParser newParser(boolean positions) {
        ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(LanguageLevel.JAVA_25)
                .setStoreTokens(positions)
                .setAttributeComments(false);
        configuration.getProcessors().clear();
        return new JavaParser(configuration);
    }

    public SourceText text() {
        return text;
    }

    /** The tree; comments are not part of it. */
    public CompilationUnit unit() {
        return unit;
    }

    /** Where a node of this tree lies in the text. */
    public Span span(Node node) {
        Range range = node.getRange().orElseThrow(() -> new IllegalStateException("no position: " + node));
        return new Span(offset(range.begin, 0), offset(range.end, 1));
    }

    private int offset(Position position, int behind) {
        return text.plain().written(text.plain().lineStart(position.line) + position.column - 1 + behind);
    }
}

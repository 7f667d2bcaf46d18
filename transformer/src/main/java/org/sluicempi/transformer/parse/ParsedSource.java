package org.sluicempi.transformer.parse;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.comments.Comment;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/**
 * The syntax tree of one text. The newest grammar reads older sources too; whether a construct is allowed at the
 * program's language level is for the compiler to say.
 */
public final class ParsedSource {
    private final SourceText text;
    private final CompilationUnit unit;
    private final List<Comment> comments;

    private ParsedSource(SourceText text, CompilationUnit unit, List<Comment> comments) {
        this.text = text;
        this.unit = unit;
        this.comments = List.copyOf(comments);
    }

    /** @throws SyntaxException if the text is not Java */
    public static ParsedSource of(SourceText text) {
        ParseResult<CompilationUnit> result = newParser(true).parse(text.parserText());
        if (!result.isSuccessful() || result.getResult().isEmpty()) {
            throw new SyntaxException(text.file() + ": " + result.getProblem(0).getVerboseMessage());
        }
        List<Comment> comments = new ArrayList<>();
        result.getCommentsCollection().ifPresent(found -> comments.addAll(found.getComments()));
        return new ParsedSource(text, result.getResult().get(), comments);
    }

    /**
     * A parser for such texts and pieces of them.
     *
     * @param positions whether nodes shall know their places; costs memory
     */
    public static JavaParser newParser(boolean positions) {
        return new JavaParser(new ParserConfiguration()
                .setLanguageLevel(LanguageLevel.RAW)
                .setStoreTokens(positions)
                .setAttributeComments(false));
    }

    public SourceText text() {
        return text;
    }

    /** The tree; comments are not part of it. */
    public CompilationUnit unit() {
        return unit;
    }

    /** All comments in order of position. */
    public List<Comment> comments() {
        return comments;
    }

    /** Where a node of this tree lies in the text. */
    public Span span(Node node) {
        Range range = node.getRange().orElseThrow(() -> new IllegalStateException("no position: " + node));
        return new Span(offset(range.begin), offset(range.end) + 1);
    }

    private int offset(Position position) {
        return text.lineStart(position.line) + position.column - 1;
    }
}

package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import java.util.Optional;

/** Applies rewrites to texts. */
public final class Rewriter {
    private Rewriter() {}

    /** The text after the rewrite; empty if there is no place for it, or the text is more than the parser can read. */
    public static Optional<String> rewritten(String text, Rewrite rewrite) {
        ParserConfiguration configuration = new ParserConfiguration()
                .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_17)
                .setTabSize(1);
        Optional<CompilationUnit> unit = text.contains("\r") || text.startsWith("\uFEFF")
                ? Optional.empty()
                : new JavaParser(configuration).parse(text).getResult();
        return unit.flatMap(u -> u.findFirst(ClassOrInterfaceDeclaration.class).flatMap(main -> {
            Edits edits = new Edits(text);
            rewrite.apply(u, main, edits);
            return edits.isEmpty() || main.isInterface() ? Optional.empty() : Optional.of(edits.result());
        }));
    }
}

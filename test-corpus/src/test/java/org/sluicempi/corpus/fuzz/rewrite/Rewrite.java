package org.sluicempi.corpus.fuzz.rewrite;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import java.util.List;

/** A change of a program that keeps its meaning. */
public interface Rewrite {
    /** All of them. */
    List<Rewrite> ALL = List.of(
            new IntroduceAlias(),
            new IntroduceWrapper(),
            new IntroduceGetter(),
            new IntroduceCast(),
            new IntroduceIterator(),
            new IntroduceTemp(),
            new ExtractCommunicator(),
            new ExtractMethod());

    /** Short, for names of folders. */
    String name();

    /**
     * Changes the text wherever it can.
     *
     * @param main the outermost class that a new member may be added to, as {@code edits} do
     */
    void apply(CompilationUnit unit, ClassOrInterfaceDeclaration main, Edits edits);
}

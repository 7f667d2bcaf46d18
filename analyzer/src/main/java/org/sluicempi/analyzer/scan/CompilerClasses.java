package org.sluicempi.analyzer.scan;

import java.util.List;

/**
 * Classes of the compiler and of the model that need each other while they are initialised. Two threads that meet such classes
 * for the first time, each another one, wait for each other for ever (JLS 12.4.2). So whoever uses the compiler calls {@link
 * #initialise} first: one thread then initialises them all, and the others wait for that.
 */
public final class CompilerClasses {
    /** One of each group: the class that brings the others along. */
    static final List<String> GROUPS = List.of(
            "org.eclipse.jdt.internal.compiler.lookup.TypeBinding",
            "org.eclipse.jdt.internal.compiler.flow.FlowInfo",
            "org.eclipse.jdt.internal.compiler.ast.ExpressionContext",
            "org.eclipse.jdt.internal.compiler.impl.Constant",
            "org.eclipse.jdt.internal.compiler.ast.NullAnnotationMatching$CheckMode",
            "org.eclipse.jdt.internal.compiler.env.IModuleAwareNameEnvironment$LookupStrategy",
            "org.eclipse.jdt.internal.compiler.lookup.ReductionResult",
            "spoon.reflect.cu.SourcePosition",
            "spoon.support.compiler.jdt.FileCompilerConfig",
            "spoon.support.reflect.code.CtStatementImpl$InsertType");

    static {
        for (String name : GROUPS) {
            try {
                Class.forName(name, true, CompilerClasses.class.getClassLoader());
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("the compiler has no class " + name, e);
            }
        }
    }

    private CompilerClasses() {}

    /** Returns when they are initialised. */
    public static void initialise() {
        // the initialiser of this class has done it
    }
}

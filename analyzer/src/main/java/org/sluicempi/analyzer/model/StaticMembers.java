package org.sluicempi.analyzer.model;

import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.ast.FieldDeclaration;
import org.eclipse.jdt.internal.compiler.ast.TypeDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.BlockScope;
import spoon.Launcher;
import spoon.SpoonModelBuilder;
import spoon.reflect.factory.Factory;
import spoon.support.compiler.jdt.JDTBasedSpoonCompiler;
import spoon.support.compiler.jdt.JDTBatchCompiler;
import spoon.support.compiler.jdt.JDTTreeBuilder;

/**
 * Builds models in which local and anonymous classes have their static fields and initialisers, and local enums their
 * constants. The compiler's tree walk leaves those out, because classes inside of methods had none before Java 16; what they do
 * when the class is first used would be missed. The constants of interfaces are not left out.
 */
public final class StaticMembers extends Launcher {
    @Override
    public Factory createFactory() {
        return LoadedTypes.factory(createEnvironment());
    }

    @Override
    protected SpoonModelBuilder getCompilerInstance(Factory factory) {
        return new Compiler(factory);
    }

    private static final class Compiler extends JDTBasedSpoonCompiler {
        Compiler(Factory factory) {
            super(factory);
        }

        @Override
        protected JDTBatchCompiler createBatchCompiler() {
            return new ReleaseCompiler(this);
        }

        @Override
        protected void traverseUnitDeclaration(JDTTreeBuilder builder, CompilationUnitDeclaration unit) {
            unit.traverse(new TreeBuilder(getFactory()), unit.scope);
        }
    }

    private static final class TreeBuilder extends JDTTreeBuilder {
        TreeBuilder(Factory factory) {
            super(factory);
        }

        @Override
        public boolean visit(TypeDeclaration type, BlockScope scope) {
            boolean goesOn = super.visit(type, scope);
            boolean constants = TypeDeclaration.kind(type.modifiers) == TypeDeclaration.INTERFACE_DECL;
            if (goesOn && !constants && type.fields != null) {
                for (FieldDeclaration field : type.fields) {
                    if (field.isStatic()) {
                        field.traverse(this, type.staticInitializerScope);
                    }
                }
            }
            return goesOn;
        }
    }
}

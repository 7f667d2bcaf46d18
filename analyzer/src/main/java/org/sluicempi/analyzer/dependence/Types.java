package org.sluicempi.analyzer.dependence;

import java.nio.file.Files;
import java.nio.file.Path;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Dialect;
import spoon.experimental.CtUnresolvedImport;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtImport;
import spoon.reflect.declaration.CtImportKind;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtPackageReference;

/** How a type of the API can be written in a file. */
final class Types {
    private final ModelledFile file;

    Types(ModelledFile file) {
        this.file = file;
    }

    /** The simple name where it can only mean the API's type, the qualified name otherwise. */
    String name(Dialect dialect, String simpleName) {
        boolean plain = isVisible(dialect.packageName())
                && !isDeclaredHere(simpleName)
                && !isImported(simpleName)
                && !isDeclaredBeside(simpleName);
        return plain ? simpleName : dialect.packageName() + "." + simpleName;
    }

    private boolean isDeclaredHere(String simpleName) {
        return file.types().stream()
                .anyMatch(type -> !type.getElements(
                                (CtType<?> any) -> any.getSimpleName().equals(simpleName))
                        .isEmpty());
    }

    private boolean isImported(String simpleName) {
        CtCompilationUnit unit = unit();
        return unit != null
                && unit.getImports().stream()
                        .anyMatch(written -> written.getImportKind() == CtImportKind.TYPE
                                && written.getReference() != null
                                && written.getReference().getSimpleName().equals(simpleName));
    }

    private boolean isVisible(String packageName) {
        CtCompilationUnit unit = unit();
        if (unit == null) {
            return false;
        }
        if (unit.getPackageDeclaration() != null
                && packageName.equals(
                        unit.getPackageDeclaration().getReference().getQualifiedName())) {
            return true;
        }
        return unit.getImports().stream().anyMatch(written -> isOfPackage(written, packageName));
    }

    private static boolean isOfPackage(CtImport written, String packageName) {
        if (written instanceof CtUnresolvedImport unresolved) {
            return unresolved.getUnresolvedReference().equals(packageName + ".*");
        }
        return written.getImportKind() == CtImportKind.ALL_TYPES
                && written.getReference() instanceof CtPackageReference reference
                && packageName.equals(reference.getQualifiedName());
    }

    /** Whether a class of this name lives in the file's own package, which goes before an import of a whole package. */
    private boolean isDeclaredBeside(String simpleName) {
        Path sibling = file.file().resolveSibling(simpleName + ".java");
        return Files.exists(sibling)
                || file.types().stream()
                        .map(CtType::getPackage)
                        .anyMatch(own -> own != null && own.getType(simpleName) != null);
    }

    private @org.jspecify.annotations.Nullable CtCompilationUnit unit() {
        return file.types().isEmpty() ? null : file.types().get(0).getPosition().getCompilationUnit();
    }
}

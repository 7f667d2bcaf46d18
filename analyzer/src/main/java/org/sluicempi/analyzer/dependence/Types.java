package org.sluicempi.analyzer.dependence;

import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.site.Dialect;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtImport;
import spoon.reflect.declaration.CtImportKind;
import spoon.reflect.declaration.CtType;

/** How a type of the API can be written in a file. */
final class Types {
    private final ModelledFile file;
    private final String identifiers;

    Types(ModelledFile file) {
        this.file = file;
        this.identifiers = file.text().text();
    }

    /** The simple name where it can only mean the API's type, the qualified name otherwise. */
    String name(Dialect dialect, String simpleName) {
        boolean plain = isVisible(dialect.packageName())
                && !identifiers.matches("(?s).*\\b" + simpleName + "\\b.*")
                && !isDeclaredBeside(simpleName);
        return plain ? simpleName : dialect.packageName() + "." + simpleName;
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
        for (CtImport written : unit.getImports()) {
            if (written.getImportKind() == CtImportKind.ALL_TYPES
                    && written.getReference() != null
                    && packageName.equals(written.getReference().toString().replace(".*", ""))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class of this name lives in the file's own package, which goes before an import of a whole package. */
    private boolean isDeclaredBeside(String simpleName) {
        return file.types().stream()
                .map(CtType::getPackage)
                .anyMatch(own -> own != null && own.getType(simpleName) != null);
    }

    private @org.jspecify.annotations.Nullable CtCompilationUnit unit() {
        return file.types().isEmpty() ? null : file.types().get(0).getPosition().getCompilationUnit();
    }
}

package org.sluicempi.analyzer.dependence;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import spoon.experimental.CtUnresolvedImport;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtImport;
import spoon.reflect.declaration.CtImportKind;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtPackageReference;
import spoon.reflect.reference.CtTypeReference;

/** How a type of the API can be written in a file, and which imports that needs. */
final class Types {
    private final ModelledFile file;
    private final Set<String> wanted = new TreeSet<>();
    private String site = "";

    Types(ModelledFile file) {
        this.file = file;
    }

    /**
     * The simple name where it can only mean the API's type, with an import if the file imports types of the API one by
     * one; the qualified name otherwise.
     */
    String name(Site user, String simpleName) {
        String packageName = user.dialect().packageName();
        String qualified = packageName + "." + simpleName;
        if (isImported(written -> written.getQualifiedName().equals(qualified))) {
            return simpleName;
        }
        if (isDeclaredHere(simpleName)
                || isImported(written -> written.getSimpleName().equals(simpleName))
                || isDeclaredBeside(simpleName)) {
            return qualified;
        }
        if (isVisible(packageName)) {
            return simpleName;
        }
        if (singleImports(packageName).isEmpty() || file.text().text().contains(simpleName)) {
            return qualified;
        }
        site = wanted.isEmpty() ? user.id() : site;
        wanted.add(qualified);
        return simpleName;
    }

    /** The imports that the names handed out so far need, among the file's own imports of the API in their order. */
    Optional<Step> imports() {
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        String first = wanted.iterator().next();
        List<CtImport> present = singleImports(first.substring(0, first.lastIndexOf('.')));
        Optional<CtImport> next = present.stream()
                .filter(i -> qualifiedName(i).compareTo(first) > 0)
                .findFirst();
        CtImport beside = next.orElse(present.get(present.size() - 1));
        Span span = Spans.of(beside, file.text());
        int at = next.isPresent() ? span.start() : span.end();
        return Optional.of(new Step.Import(site, at, next.isPresent(), List.copyOf(wanted)));
    }

    /** Imports such as {@code import mpi.MPI;} in the order of the text. */
    private List<CtImport> singleImports(String packageName) {
        CtCompilationUnit unit = unit();
        return unit == null
                ? List.of()
                : unit.getImports().stream()
                        .filter(i -> i.getImportKind() == CtImportKind.TYPE && Spans.exist(i))
                        .filter(i -> qualifiedName(i).matches(Pattern.quote(packageName) + "\\.[^.]+"))
                        .sorted(Comparator.comparingInt(i -> i.getPosition().getSourceStart()))
                        .toList();
    }

    private static String qualifiedName(CtImport written) {
        return written.getReference() instanceof CtTypeReference<?> type ? type.getQualifiedName() : "";
    }

    private boolean isDeclaredHere(String simpleName) {
        return file.types().stream()
                .anyMatch(type -> !type.getElements(
                                (CtType<?> any) -> any.getSimpleName().equals(simpleName))
                        .isEmpty());
    }

    private boolean isImported(Predicate<CtTypeReference<?>> which) {
        CtCompilationUnit unit = unit();
        return unit != null
                && unit.getImports().stream()
                        .anyMatch(written -> written.getImportKind() == CtImportKind.TYPE
                                && written.getReference() instanceof CtTypeReference<?> type
                                && which.test(type));
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

    private @Nullable CtCompilationUnit unit() {
        return file.types().isEmpty() ? null : file.types().get(0).getPosition().getCompilationUnit();
    }
}

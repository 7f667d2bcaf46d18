package org.sluicempi.analyzer.dependence.write;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Token;
import org.sluicempi.analyzer.source.Tokens;
import spoon.experimental.CtUnresolvedImport;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtImport;
import spoon.reflect.declaration.CtImportKind;
import spoon.reflect.reference.CtPackageReference;
import spoon.reflect.reference.CtTypeReference;

/** How a type of the API can be written in a file, and which imports that needs. */
final class ApiTypeNames {
    private static final int FIRST_WITH_VAR = 10;

    private final ModelledFile file;
    private final Meanings meanings;
    private final Set<String> wanted = new TreeSet<>();
    private String site = "";

    ApiTypeNames(ModelledFile file, Meanings meanings) {
        this.file = file;
        this.meanings = meanings;
    }

    /**
     * The simple name where it can only mean the API's type, with an import if the file imports types of the API one by
     * one; the qualified name otherwise.
     *
     * @throws UnwritableException if both mean something else in this file
     */
    String name(Site user, String simpleName) {
        return find(user, simpleName).orElseThrow(() -> {
            String packageName = user.dialect().packageName();
            return new UnwritableException("'" + simpleName + "' and '" + packageName
                    + "' both mean something else in this file, so the class " + packageName + "." + simpleName
                    + " has no name here");
        });
    }

    /** The same for the declaration of a variable with its value, for which {@code var} will do if no name is left. */
    String declaring(Site user, String simpleName) {
        boolean inferred = !file.types().isEmpty()
                && file.types().get(0).getFactory().getEnvironment().getComplianceLevel() >= FIRST_WITH_VAR;
        return inferred ? find(user, simpleName).orElse("var") : name(user, simpleName);
    }

    private Optional<String> find(Site user, String simpleName) {
        String packageName = user.dialect().packageName();
        String qualified = packageName + "." + simpleName;
        if (!meanings.isHidden(simpleName, packageName)) {
            if (isImported(qualified)
                    || isVisible(packageName) && !meanings.isOfOtherPackage(simpleName, packageName)) {
                return Optional.of(simpleName);
            }
            boolean unused = !meanings.words().contains(simpleName);
            if (unused && !isVisible(packageName) && !singleImports(packageName).isEmpty()) {
                site = wanted.isEmpty() ? user.id() : site;
                wanted.add(qualified);
                return Optional.of(simpleName);
            }
        }
        return meanings.isNoPackage(packageName) ? Optional.empty() : Optional.of(qualified);
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
        Span span = span(next.orElse(present.get(present.size() - 1)));
        int at = next.isPresent() ? span.start() : span.end();
        return Optional.of(new Step.Import(site, at, next.isPresent(), List.copyOf(wanted)));
    }

    /** From {@code import} to the semicolon. */
    private Span span(CtImport written) {
        Tokens tokens = file.text().tokens();
        int start = Spans.of(written, file.text()).start();
        Optional<Token> token = tokens.from(start);
        while (token.isPresent() && !tokens.is(token.get(), ";")) {
            token = tokens.from(token.get().end());
        }
        return new Span(start, token.orElseThrow().end());
    }

    /** Imports such as {@code import mpi.MPI;} in the order of the text. */
    private List<CtImport> singleImports(String packageName) {
        CtCompilationUnit unit = unit();
        return unit == null
                ? List.of()
                : unit.getImports().stream()
                        .filter(i -> i.getImportKind() == CtImportKind.TYPE && Spans.exist(i))
                        .filter(i -> isDirectlyIn(qualifiedName(i), packageName))
                        .sorted(Comparator.comparingInt(i -> i.getPosition().getSourceStart()))
                        .toList();
    }

    private static boolean isDirectlyIn(String qualifiedName, String packageName) {
        int point = qualifiedName.lastIndexOf('.');
        return point >= 0 && qualifiedName.substring(0, point).equals(packageName);
    }

    private static String qualifiedName(CtImport written) {
        return written.getReference() instanceof CtTypeReference<?> type ? type.getQualifiedName() : "";
    }

    private boolean isImported(String qualified) {
        CtCompilationUnit unit = unit();
        return unit != null
                && unit.getImports().stream()
                        .anyMatch(written -> written.getImportKind() == CtImportKind.TYPE
                                && qualifiedName(written).equals(qualified));
    }

    /** Whether the file sees all types of the package: it lies there or imports it on demand. */
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

    private @Nullable CtCompilationUnit unit() {
        return file.types().isEmpty() ? null : file.types().get(0).getPosition().getCompilationUnit();
    }
}

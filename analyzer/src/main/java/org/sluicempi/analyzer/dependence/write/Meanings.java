package org.sluicempi.analyzer.dependence.write;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.experimental.CtUnresolvedImport;
import spoon.reflect.declaration.CtCompilationUnit;
import spoon.reflect.declaration.CtImport;
import spoon.reflect.declaration.CtNamedElement;
import spoon.reflect.declaration.CtPackage;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtPackageReference;
import spoon.reflect.reference.CtReference;
import spoon.reflect.reference.CtTypeMemberWildcardImportReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * What a simple name can mean in a file, wherever it stands there. The answers err on the side of another meaning: a name
 * counts as hidden in the whole file if it is hidden in one of its blocks.
 */
public final class Meanings {
    private final ModelledFile file;
    private final Set<String> words;
    private final Map<String, Boolean> hidden = new HashMap<>();
    private final Map<String, Boolean> existing = new HashMap<>();
    private final Map<String, Boolean> beside = new HashMap<>();

    public Meanings(ModelledFile file) {
        this.file = file;
        this.words = file.text().tokens().words();
    }

    /** Every identifier and keyword of the file. */
    Set<String> words() {
        return words;
    }

    /**
     * Whether something goes before what the package, or an import of a whole package, calls by this name: a variable, a
     * type or a type parameter of the file, a member that one of its types inherits, a static import, an import of
     * another type.
     *
     * @param packageName the package; its own type of this name does not hide itself
     */
    boolean isHidden(String name, String packageName) {
        return hidden.computeIfAbsent(
                name, key -> isDeclared(key) || isInherited(key) || isImportedAsOther(key, packageName));
    }

    /** Whether a type of this name lives in the file's own package. */
    boolean isBeside(String name) {
        return beside.computeIfAbsent(name, this::isDeclaredBeside);
    }

    private boolean isDeclaredBeside(String name) {
        return file.types().stream()
                .map(CtType::getPackage)
                .filter(Objects::nonNull)
                .anyMatch(own -> own.getType(name) != null || exists(own, name));
    }

    /** Whether the first word of a qualified name may mean something else than a package. */
    boolean isNoPackage(String word) {
        return isHidden(word, "") || isBeside(word) || isImportedFromOther(word, "");
    }

    /** Whether the name means, or may mean, a type of another package than the one given. */
    boolean isOfOtherPackage(String name, String packageName) {
        CtPackage own = file.types().isEmpty() ? null : file.types().get(0).getPackage();
        boolean beside = own != null && !own.getQualifiedName().equals(packageName) && isBeside(name);
        return beside || file.importsUnknown() || isImportedFromOther(name, packageName);
    }

    private boolean isImportedFromOther(String name, String packageName) {
        return imports()
                .flatMap(written -> written instanceof CtUnresolvedImport unresolved
                        ? Stream.of(unresolved.getUnresolvedReference())
                        : onDemand(written.getReference()))
                .filter(other -> other.endsWith(".*") && !other.equals(packageName + ".*"))
                .anyMatch(other -> exists(other.substring(0, other.length() - 1) + name));
    }

    private boolean isDeclared(String name) {
        return file.types().stream()
                .anyMatch(type -> !type.getElements((CtNamedElement element) ->
                                written(element).equals(name) && !(element instanceof CtPackage))
                        .isEmpty());
    }

    /** The name in the text: the model puts a number in front of those of local types. */
    static String written(CtNamedElement element) {
        String name = element.getSimpleName();
        int first = 0;
        while (first < name.length() && Character.isDigit(name.charAt(first))) {
            first++;
        }
        return name.substring(first);
    }

    private boolean isInherited(String name) {
        Set<String> seen = new HashSet<>();
        return file.types().stream()
                .flatMap(type -> type.getElements((CtType<?> any) -> true).stream())
                .anyMatch(type -> isMember(type.getReference(), name, seen));
    }

    /** Whether the type has or inherits a field or a type of this name. */
    private static boolean isMember(CtTypeReference<?> reference, String name, Set<String> seen) {
        if (reference == null || !seen.add(reference.getQualifiedName())) {
            return false;
        }
        CtType<?> type = reference.getTypeDeclaration();
        return type != null
                && (type.getField(name) != null
                        || type.getNestedType(name) != null
                        || isMember(type.getSuperclass(), name, seen)
                        || type.getSuperInterfaces().stream().anyMatch(each -> isMember(each, name, seen)));
    }

    private boolean isImportedAsOther(String name, String packageName) {
        return imports().anyMatch(written -> {
            CtReference reference = written.getReference();
            return switch (written.getImportKind()) {
                case TYPE ->
                    reference instanceof CtTypeReference<?> type
                            && type.getSimpleName().equals(name)
                            && !type.getQualifiedName().equals(packageName + "." + name);
                case FIELD, METHOD -> reference.getSimpleName().equals(name);
                case ALL_STATIC_MEMBERS ->
                    reference instanceof CtTypeMemberWildcardImportReference members
                            && isMember(members.getTypeReference(), name, new HashSet<>());
                case UNRESOLVED ->
                    written instanceof CtUnresolvedImport unresolved
                            && unresolved.getUnresolvedReference().endsWith("." + name);
                default -> false;
            };
        });
    }

    private Stream<String> onDemand(CtReference reference) {
        if (reference instanceof CtPackageReference other) {
            return Stream.of(other.getQualifiedName() + ".*");
        }
        return reference instanceof CtTypeMemberWildcardImportReference members
                ? Stream.of(members.getTypeReference().getQualifiedName() + ".*")
                : Stream.empty();
    }

    private boolean exists(CtPackage own, String name) {
        return exists(own.isUnnamedPackage() ? name : own.getQualifiedName() + "." + name);
    }

    private boolean exists(String qualifiedName) {
        return existing.computeIfAbsent(qualifiedName, this::isFound);
    }

    private boolean isFound(String qualifiedName) {
        boolean inTree = Files.exists(file.root().resolve(qualifiedName.replace('.', '/') + ".java"));
        return inTree
                || file.semantics().elsewhere().mayDeclare(qualifiedName)
                || SiblingTypes.of(file).declare(qualifiedName)
                || !file.types().isEmpty()
                        && file.types()
                                        .get(0)
                                        .getFactory()
                                        .Type()
                                        .createReference(qualifiedName)
                                        .getTypeDeclaration()
                                != null;
    }

    private Stream<CtImport> imports() {
        CtCompilationUnit unit = file.types().isEmpty()
                ? null
                : file.types().get(0).getPosition().getCompilationUnit();
        return unit == null ? Stream.empty() : unit.getImports().stream();
    }
}

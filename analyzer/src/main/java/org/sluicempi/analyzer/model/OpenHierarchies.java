package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.cu.SourcePosition;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtImport;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeInformation;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.CtTypedElement;
import spoon.reflect.reference.CtTypeMemberWildcardImportReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/**
 * Types of which nobody knows what they inherit, as a class or an interface above them is not to be had, or what their members are,
 * as a name in their file was misread. The compiler complains at most where such a type is declared; in other files a name, a call
 * or an overload may mean something else than the model says, without a word.
 */
final class OpenHierarchies {
    /** What is said of a type: what stands in front of its name, and behind it. */
    private record Why(String before, String after) {}

    /** The compiler may be content with a class that cannot be loaded. */
    private static final Why UNKNOWN = new Why("", " cannot be resolved, or not what it is derived from");

    /** By qualified name; empty if all is there. */
    private final Map<String, Optional<Why>> missing = new HashMap<>();

    private final List<Problem> problems = new ArrayList<>();
    private final Map<Path, String> misread;

    /** Simple names of the types that methods declare, and of those inside of them. */
    private final Set<String> inMethods;

    private OpenHierarchies(Collection<CtType<?>> types, Map<Path, String> misread) {
        this.misread = misread;
        this.inMethods = types.stream()
                .filter(type -> type.getParent(CtExecutable.class) != null)
                .map(CtType::getSimpleName)
                .collect(Collectors.toSet());
    }

    /**
     * A problem in each member of a type that has to do with such a type.
     *
     * @param types all that the files declare
     * @param misread absolute paths of files whose types are like such, see {@link MisreadFiles}, and why
     */
    static List<Problem> problems(Collection<CtType<?>> types, Map<Path, String> misread) {
        OpenHierarchies open = new OpenHierarchies(types, misread);
        for (CtType<?> type : types) {
            open.above(type).ifPresent(missing -> open.inside(type, missing));
        }
        types.stream().filter(CtType::isTopLevel).forEach(type -> {
            open.imported(type);
            new Uses(open).scan(type);
        });
        return open.problems;
    }

    /** An import of all that is static in such a type leads nobody knows where. */
    private void imported(CtType<?> type) {
        for (CtImport each : type.getPosition().getCompilationUnit().getImports()) {
            if (each.getReference() instanceof CtTypeMemberWildcardImportReference all && Spans.exist(each)) {
                CtType<?> declared = all.getTypeReference().getTypeDeclaration();
                if (declared != null && above(declared).isPresent()) {
                    int start = each.getPosition().getSourceStart();
                    problems.add(new Problem(
                            type.getPosition().getFile().toPath(),
                            new Span(start, each.getPosition().getSourceEnd() + 1),
                            "not all that " + all.getTypeReference().getQualifiedName() + " inherits can be resolved",
                            Problem.Kind.MISSING_IMPORT));
                }
            }
        }
    }

    /** All code inside may name what is inherited. */
    private void inside(CtType<?> type, Why missing) {
        for (CtTypeMember member : type.getElements((CtTypeMember any) -> any != type)) {
            add(member, type, missing);
        }
    }

    private void add(CtElement place, CtTypeInformation type, Why missing) {
        if (Spans.exist(place)) {
            int start = place.getPosition().getSourceStart();
            problems.add(new Problem(
                    place.getPosition().getFile().toPath(),
                    new Span(start, start),
                    missing.before + type.getQualifiedName() + missing.after,
                    Problem.Kind.MISSING_TYPE));
        }
    }

    private Optional<Why> above(CtType<?> type) {
        Optional<Why> known = missing.get(type.getQualifiedName());
        if (known == null) {
            missing.put(
                    type.getQualifiedName(), Optional.empty()); // until it is known, as others may be derived from it
            known = misread(type)
                    .or(() -> neededBy(type)
                            .flatMap(reference -> aboveOrItself(reference).stream())
                            .findFirst());
            missing.put(type.getQualifiedName(), known);
        }
        return known;
    }

    /** What it is derived from, and what bounds its type variables. */
    private static Stream<CtTypeReference<?>> neededBy(CtType<?> type) {
        return Stream.of(
                        Stream.<CtTypeReference<?>>ofNullable(type.getSuperclass()),
                        type.getSuperInterfaces().stream(),
                        type.getFormalCtTypeParameters().stream()
                                .flatMap(each -> Stream.ofNullable(each.getSuperclass())))
                .flatMap(each -> each)
                .flatMap(TypeParts::of);
    }

    private Optional<Why> aboveOrItself(CtTypeReference<?> reference) {
        CtType<?> type = reference.getTypeDeclaration();
        return type == null
                ? Optional.of(new Why(reference.getQualifiedName() + ", which ", " depends on, cannot be resolved"))
                : above(type);
    }

    private Optional<Why> misread(CtType<?> type) {
        Optional<Path> file = Optional.of(type.getPosition())
                .filter(SourcePosition::isValidPosition)
                .map(position -> position.getFile().toPath());
        return file.map(misread::get)
                .map(why -> new Why("the file of ", ", " + file.get().getFileName() + ", is not understood: " + why));
    }

    /** Finds what speaks of such types, by name or by the type of a value. */
    private static final class Uses extends CtScanner {
        private final OpenHierarchies open;

        Uses(OpenHierarchies open) {
            this.open = open;
        }

        @Override
        protected void enter(CtElement element) {
            if (element instanceof CtTypeReference<?> reference) {
                look(reference, placed(reference));
            } else if (element instanceof CtTypedElement<?> typed) {
                look(typed.getType(), element);
            }
        }

        private void look(@Nullable CtTypeReference<?> reference, CtElement place) {
            TypeParts.of(reference).forEach(type -> lookAt(type, place));
        }

        private void lookAt(CtTypeReference<?> type, CtElement place) {
            CtType<?> declared = type.getTypeDeclaration();
            if (declared != null) {
                open.above(declared).ifPresent(missing -> open.add(place, type, missing));
            } else if (!isOfNone(type)) {
                open.add(place, type, UNKNOWN);
            }
        }

        /** Whether it is the type of null, or may be one in a method, which the model does not always find by its name. */
        private boolean isOfNone(CtTypeReference<?> type) {
            String name = type.getSimpleName();
            return name.equals(CtTypeReference.NULL_TYPE_NAME) || open.inMethods.contains(name);
        }

        /** A reference that the model has made up stands where what needs it does. */
        private static CtElement placed(CtElement reference) {
            CtElement place = reference;
            while (!Spans.exist(place) && place.isParentInitialized()) {
                place = place.getParent();
            }
            return place;
        }
    }
}

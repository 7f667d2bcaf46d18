package org.sluicempi.analyzer.model;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.site.Spans;
import spoon.reflect.code.CtFieldAccess;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/**
 * The files in which a name that may mean something else has been taken for something: what their types say of themselves, the types
 * of fields, parameters and results for instance, is not to be believed in other files either, where nobody writes the name.
 */
final class MisreadFiles extends CtScanner {
    private record Place(Path file, int start) {}

    private final Map<Place, Problem> doubted = new HashMap<>();
    private final Map<Path, String> files = new HashMap<>();

    private MisreadFiles(List<Problem> shadowed) {
        shadowed.forEach(
                problem -> doubted.put(new Place(problem.file(), problem.span().start()), problem));
    }

    /**
     * By their absolute paths: what is said of the first such name.
     *
     * @param types all that the files declare
     * @param shadowed of {@link ShadowedNames}
     */
    static Map<Path, String> of(Collection<CtType<?>> types, List<Problem> shadowed) {
        MisreadFiles misread = new MisreadFiles(shadowed);
        if (!shadowed.isEmpty()) {
            types.stream().filter(CtType::isTopLevel).forEach(misread::scan);
        }
        return misread.files;
    }

    @Override
    protected void enter(CtElement element) {
        if (element instanceof CtTypeReference<?> type) {
            look(type, type.getTypeDeclaration());
        } else if (element instanceof CtFieldAccess<?> access) {
            look(access, access.getVariable().getFieldDeclaration());
        } else if (element instanceof CtInvocation<?> call) {
            look(call, call.getExecutable().getExecutableDeclaration());
        }
    }

    private void look(CtElement place, @Nullable CtElement meant) {
        if (meant != null && Spans.exist(place)) {
            Path file = place.getPosition().getFile().toPath();
            Problem problem = doubted.get(new Place(file, place.getPosition().getSourceStart()));
            if (problem != null) {
                files.putIfAbsent(file, problem.message());
            }
        }
    }
}

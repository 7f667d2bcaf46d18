package org.sluicempi.analyzer.callgraph;

import java.util.List;
import java.util.Set;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;

/**
 * Methods of one name among which the language chooses by parameters: if one of them gets other parameters, a call of another may
 * come to mean it. A choice is made among the methods of one type, its own and those that it inherits, and among those that are
 * imported by their name.
 */
final class Namesakes {
    private final Hierarchy hierarchy;

    Namesakes(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /**
     * Whether the method and another one may be chosen between. What its own class declares is not looked at, nor what is not in
     * the model.
     *
     * @param calls of methods of its name
     */
    boolean compete(CtMethod<?> method, List<CallSites.Site> calls) {
        CtType<?> owner = method.getDeclaringType();
        Set<CtType<?>> heirs = new TypeSet(hierarchy.subtypes(owner.getQualifiedName()));
        heirs.add(owner);
        String name = method.getSimpleName();
        return heirs.stream().anyMatch(heir -> heir != owner && declares(heir, name) || inherits(heir, owner, name))
                || calls.stream().anyMatch(this::isImported);
    }

    private boolean inherits(CtType<?> heir, CtType<?> owner, String name) {
        for (String above : hierarchy.above(heir)) {
            CtType<?> type = hierarchy
                    .source(above)
                    .orElseGet(() ->
                            heir.getFactory().Type().createReference(above).getTypeDeclaration());
            if (type != owner && (type == null || declares(type, name))) {
                return true;
            }
        }
        return false;
    }

    private static boolean declares(CtType<?> type, String name) {
        return !type.getMethodsByName(name).isEmpty();
    }

    /** Whether a call names nothing in front of the method, which belongs to no class around it. */
    private boolean isImported(CallSites.Site site) {
        if (!(site.code().steps().get(site.step()) instanceof Step.Call call)
                || !(call.origin() instanceof CtInvocation<?> invocation)) {
            return false;
        }
        boolean bare = invocation.getTarget() == null
                || invocation.getTarget().isImplicit()
                        && (invocation.getTarget() instanceof CtTypeAccess<?>
                                || invocation.getTarget() instanceof CtThisAccess<?>);
        return bare && !isAround(call.method().owner(), invocation);
    }

    private boolean isAround(CtTypeReference<?> owner, CtInvocation<?> call) {
        for (CtType<?> type = call.getParent(CtType.class); type != null; type = type.getParent(CtType.class)) {
            if (type.getQualifiedName().equals(owner.getQualifiedName())
                    || hierarchy.above(type).contains(owner.getQualifiedName())) {
                return true;
            }
        }
        return false;
    }
}

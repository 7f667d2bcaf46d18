package org.sluicempi.analyzer.dependence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.sluicempi.analyzer.model.Effect;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtCatch;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtThrow;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;

/** The handlers that an exception may meet on its way out. */
final class Handlers {
    private Handlers() {}

    /** The {@code try} statements around a place, in its method and in methods of the same file that lead to it. */
    static List<CtTry> around(CtElement place) {
        List<CtTry> handlers = new ArrayList<>();
        Set<CtExecutable<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<CtElement> places = new ArrayDeque<>(List.of(place));
        while (!places.isEmpty()) {
            CtElement here = places.pop();
            CtElement child = here;
            CtElement parent = here.getParent();
            while (parent != null && !(parent instanceof CtExecutable<?>)) {
                if (parent instanceof CtTry handler
                        && (child == handler.getBody() || handler instanceof CtTryWithResource)) {
                    handlers.add(handler);
                }
                child = parent;
                parent = parent.getParent();
            }
            if (parent instanceof CtExecutable<?> method && seen.add(method)) {
                places.addAll(callers(method));
            }
        }
        return handlers;
    }

    private static List<CtElement> callers(CtExecutable<?> method) {
        CtElement top = method;
        while (top.getParent(CtType.class) != null) {
            top = top.getParent(CtType.class);
        }
        return top.getElements((CtElement e) -> e instanceof CtAbstractInvocation<?> call
                && call.getExecutable() != null
                && call.getExecutable().getDeclaration() == method);
    }

    /** Whether nothing that other ranks could see is executed after the handler has caught. */
    static boolean endsTheProgram(CtTry handler, Calls calls) {
        boolean plain = !(handler instanceof CtTryWithResource)
                && (handler.getFinalizer() == null || isQuiet(handler.getFinalizer(), calls));
        if (!plain) {
            return false;
        }
        boolean goesOn = false;
        for (CtCatch caught : handler.getCatchers()) {
            if (!endsItself(caught.getBody(), calls)) {
                goesOn = true;
                if (!isQuiet(caught.getBody(), calls)) {
                    return false;
                }
            }
        }
        return !goesOn || isLastInMain(handler, calls);
    }

    /** Whether the handler throws on, leaves the program or aborts the job as its last or only statement. */
    private static boolean endsItself(CtBlock<?> body, Calls calls) {
        int size = body.getStatements().size();
        CtStatement last = size == 0 ? null : body.getStatements().get(size - 1);
        boolean quietBefore =
                size < 2 || body.getStatements().subList(0, size - 1).stream().allMatch(s -> isQuiet(s, calls));
        return quietBefore && (last instanceof CtThrow || last instanceof CtInvocation<?> call && ends(call));
    }

    private static boolean ends(CtInvocation<?> call) {
        var type = call.getExecutable().getDeclaringType();
        String owner = type == null ? "" : type.getQualifiedName();
        String name = call.getExecutable().getSimpleName();
        return owner.equals("java.lang.System") && name.equals("exit")
                || owner.startsWith("mpi.") && name.equalsIgnoreCase("abort");
    }

    /** Whether nothing in the code may communicate; to print is fine. */
    private static boolean isQuiet(CtElement code, Calls calls) {
        return code.getElements(
                        (CtElement e) -> e instanceof CtAbstractInvocation<?> call && mayCommunicate(call, calls))
                .isEmpty();
    }

    private static boolean mayCommunicate(CtAbstractInvocation<?> call, Calls calls) {
        Effect effect = calls.of(call);
        return !effect.isKnown() && effect.kind() != Effect.Kind.IO;
    }

    private static boolean isLastInMain(CtTry handler, Calls calls) {
        CtElement here = handler;
        while (here.getParent() instanceof CtBlock<?> block) {
            List<CtStatement> statements = block.getStatements();
            for (int i = statements.size() - 1; i >= 0 && statements.get(i) != here; i--) {
                if (!isQuiet(statements.get(i), calls)) {
                    return false;
                }
            }
            CtElement parent = block.getParent();
            if (parent instanceof CtMethod<?> method) {
                return method.getSimpleName().equals("main") && method.hasModifier(ModifierKind.STATIC);
            }
            if (!(parent instanceof CtBlock<?>) && !(parent instanceof CtIf)) {
                return false;
            }
            here = parent instanceof CtIf ? parent : block;
        }
        return false;
    }
}

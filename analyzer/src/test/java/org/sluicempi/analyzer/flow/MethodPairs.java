package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;

/** Finds the compiled form of each method and constructor of a type. */
final class MethodPairs {
    static final String INITIALISER = "<clinit>";

    private final CtType<?> type;
    private final List<CtExecutable<?>> open = new ArrayList<>();
    private final Map<MethodNode, CtExecutable<?>> pairs = new LinkedHashMap<>();
    private final List<String> alone = new ArrayList<>();
    private Optional<MethodNode> initialiser = Optional.empty();

    MethodPairs(ClassNode node, CtType<?> type, Tally tally) {
        this.type = type;
        for (CtTypeMember member : type.getTypeMembers()) {
            if (member instanceof CtExecutable<?> executable
                    && !(member instanceof CtAnonymousExecutable)
                    && (executable.getBody() != null || member instanceof CtConstructor<?>)) {
                open.add(executable);
            }
        }
        for (MethodNode method : node.methods) {
            if (method.instructions.size() == 0) {
                continue;
            }
            if (method.name.equals(INITIALISER)) {
                initialiser = Optional.of(method);
            } else if ((method.access & Opcodes.ACC_SYNTHETIC) != 0) {
                tally.add(Convention.SYNTHETIC_METHOD);
            } else {
                pair(node, method, tally);
            }
        }
        for (CtExecutable<?> executable : open) {
            if (!executable.isImplicit()) {
                alone.add("not compiled: " + type.getQualifiedName() + "." + executable.getSignature());
            }
        }
    }

    Map<MethodNode, CtExecutable<?>> pairs() {
        return pairs;
    }

    /** The class initialiser, if one was compiled. */
    Optional<MethodNode> initialiser() {
        return initialiser;
    }

    /** Methods without a counterpart, in words. */
    List<String> alone() {
        return alone;
    }

    private void pair(ClassNode node, MethodNode method, Tally tally) {
        List<CtExecutable<?>> candidates = open.stream()
                .filter(executable -> executable.getSimpleName().equals(method.name))
                .toList();
        int line = TypePairs.line(method).orElse(0);
        candidates = narrowed(candidates, executable -> holds(executable, line));
        candidates = narrowed(
                candidates,
                executable -> executable.getParameters().size() == Type.getArgumentTypes(method.desc).length);
        candidates = narrowed(candidates, executable -> descriptor(executable).equals(types(method)));
        if (candidates.size() == 1) {
            pairs.put(method, candidates.get(0));
            open.remove(candidates.get(0));
        } else if (isImplied(method)) {
            tally.add(Convention.IMPLIED_MEMBER);
        } else {
            alone.add(candidates.size() + " candidates for " + node.name + "." + method.name + method.desc);
        }
    }

    private static List<CtExecutable<?>> narrowed(
            List<CtExecutable<?>> candidates, Predicate<CtExecutable<?>> condition) {
        if (candidates.size() <= 1) {
            return candidates;
        }
        List<CtExecutable<?>> kept = candidates.stream().filter(condition).toList();
        return kept.isEmpty() ? candidates : kept;
    }

    private static boolean holds(CtExecutable<?> executable, int line) {
        return Lines.exact(executable).holds(line);
    }

    private static List<String> descriptor(CtExecutable<?> executable) {
        return executable.getParameters().stream()
                .map(parameter -> Event.name(parameter.getType()))
                .toList();
    }

    private static List<String> types(MethodNode method) {
        List<String> types = new ArrayList<>();
        for (Type argument : Type.getArgumentTypes(method.desc)) {
            types.add(Event.name(argument));
        }
        return types;
    }

    private boolean isImplied(MethodNode method) {
        if (type instanceof CtEnum<?>) {
            return method.name.equals("values") || method.name.equals("valueOf");
        }
        return type instanceof CtRecord;
    }
}

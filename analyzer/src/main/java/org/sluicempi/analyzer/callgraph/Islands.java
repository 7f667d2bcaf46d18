package org.sluicempi.analyzer.callgraph;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/** The islands of a model, found when somebody asks for one. */
final class Islands {
    private final Map<String, Set<String>> links = new HashMap<>();
    private final Map<String, CtType<?>> tops = new HashMap<>();
    private final Map<String, Island> known = new HashMap<>();
    private final Map<Path, Boolean> texts = new HashMap<>();
    private final Lazy<Set<String>> providers = new Lazy<>(this::findProviders);
    private final Elsewhere elsewhere;

    Islands(Collection<CtType<?>> types, Elsewhere elsewhere) {
        this.elsewhere = elsewhere;
        types.stream().filter(CtType::isTopLevel).forEach(type -> tops.put(type.getQualifiedName(), type));
    }

    Island around(CtElement place) {
        CtType<?> top = place instanceof CtType<?> type ? type : place.getParent(CtType.class);
        while (!top.isTopLevel()) {
            top = top.getParent(CtType.class);
        }
        if (links.isEmpty()) {
            tops.values().forEach(this::link);
        }
        Island before = known.get(top.getQualifiedName());
        return before == null ? from(top.getQualifiedName()) : before;
    }

    private void link(CtType<?> type) {
        Set<String> named = links.computeIfAbsent(type.getQualifiedName(), key -> new LinkedHashSet<>());
        for (CtTypeReference<?> reference :
                type.getElements(new TypeFilter<CtTypeReference<?>>(CtTypeReference.class))) {
            String other = outermost(reference.getQualifiedName());
            if (tops.containsKey(other)) {
                named.add(other);
                links.computeIfAbsent(other, key -> new LinkedHashSet<>()).add(type.getQualifiedName());
            }
        }
    }

    private String outermost(String qualifiedName) {
        String name = qualifiedName;
        while (!tops.containsKey(name) && name.lastIndexOf('$') > 0) {
            name = name.substring(0, name.lastIndexOf('$'));
        }
        return name;
    }

    private Island from(String start) {
        Set<String> own = linked(Set.of(start));
        Set<String> seen = new LinkedHashSet<>(own);
        Set<String> anywhere = linked(providers.get());
        seen.addAll(anywhere.contains(start) ? links.keySet() : anywhere);
        List<CtType<?>> types = new ArrayList<>();
        seen.stream().filter(tops::containsKey).map(tops::get).forEach(types::add);
        boolean out = types.size() < seen.size() || types.stream().anyMatch(this::reachesOut);
        Island island = new Island(new TypeSet(types), out);
        own.forEach(name -> known.put(name, island));
        return island;
    }

    /** The classes and all that they name or are named by, however far off. */
    private Set<String> linked(Set<String> starts) {
        Set<String> seen = new LinkedHashSet<>(starts);
        Deque<String> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (String next : links.getOrDefault(open.pop(), Set.of())) {
                if (seen.add(next)) {
                    open.push(next);
                }
            }
        }
        return seen;
    }

    private Set<String> findProviders() {
        return tops.values().stream()
                .filter(Providers::mayBe)
                .map(CtType::getQualifiedName)
                .collect(Collectors.toSet());
    }

    private boolean reachesOut(CtType<?> type) {
        return elsewhere.mentions(type.getSimpleName())
                || namesOthers(type)
                || type.getElements(new TypeFilter<CtTypeReference<?>>(CtTypeReference.class)).stream()
                        .map(reference -> outermost(reference.getQualifiedName()))
                        .distinct()
                        .anyMatch(name -> !tops.containsKey(name) && mayBeDeclaredElsewhere(name));
    }

    /** Asked of the text as well: what nothing resolves may leave no reference to a type. */
    private boolean namesOthers(CtType<?> type) {
        return type.getPosition().isValidPosition()
                && texts.computeIfAbsent(type.getPosition().getFile().toPath(), elsewhere::declaresOneNamedIn);
    }

    /** The class itself, or one around it: of a name that nothing resolves nobody knows which part is the package. */
    private boolean mayBeDeclaredElsewhere(String name) {
        return IntStream.rangeClosed(1, name.length())
                .filter(end -> end == name.length() || name.charAt(end) == '.' || name.charAt(end) == '$')
                .mapToObj(end -> name.substring(0, end))
                .anyMatch(elsewhere::mayDeclare);
    }
}

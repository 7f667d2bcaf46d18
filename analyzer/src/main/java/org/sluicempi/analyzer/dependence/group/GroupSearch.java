package org.sluicempi.analyzer.dependence.group;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dependence.candidate.SiteChecks;
import org.sluicempi.analyzer.dependence.check.NullCommunicator;
import org.sluicempi.analyzer.dependence.check.Onlookers;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/** Finds the groups of a method. A call belongs to one at most: to that of the outermost braces where others stand beside it. */
public final class GroupSearch {
    /** A call that sends and receives waits for both at once, each in its own way. */
    private static final Set<CallKind> KINDS = Set.of(CallKind.SEND, CallKind.RECV);

    private final Method method;
    private final Map<CtElement, Member> members = new IdentityHashMap<>();

    /** Statements that no group goes over, by identity: those with the same text are equal. */
    private final Set<CtStatement> ends = Collections.newSetFromMap(new IdentityHashMap<>());

    /** What has been found out about statements since the members are what they are. */
    private final Map<CtStatement, Stretch> stretches = new IdentityHashMap<>();

    /** The method's, by the names of the variables; null as long as nobody has asked. */
    private @Nullable Map<String, List<CtVariableAccess<?>>> accesses;

    /** @param sites of the method that nothing else is done with */
    public GroupSearch(Method method, List<Site> sites) {
        this.method = method;
        sites.forEach(site -> member(site).ifPresent(member -> members.put(site.invocation(), member)));
    }

    private Optional<Member> member(Site site) {
        boolean alone = site.statement()
                .filter(statement -> statement == site.invocation())
                .isPresent();
        if (!alone
                || !KINDS.contains(site.call().kind())
                || SiteChecks.refusalOfAnySize(site).isPresent()
                || NullCommunicator.mayBe(site, method)) {
            return Optional.empty();
        }
        return Buffer.ofAnyRow(site.buffer(), method.expressions()).map(buffer -> Member.of(site, buffer, method));
    }

    /** All of them. What gets in the way of a call ends its group; where that is another call's statement, the call is in none. */
    public List<Group> groups() {
        while (true) {
            List<Group> groups =
                    roots().flatMap(root -> in(root.getStatements()).stream()).toList();
            List<Disturbance.Obstacle> obstacles = groups.stream()
                    .flatMap(group -> new Disturbance(group, method).obstacles().stream())
                    .toList();
            if (obstacles.isEmpty()) {
                return groups.stream()
                        .filter(group -> group.first().getParent(CtBlock.class) != null)
                        .filter(group -> !Watchers.are(group, method))
                        .filter(group -> Onlookers.of(group.receives(), method).isEmpty())
                        .toList();
            }
            obstacles.forEach(this::avoid);
            stretches.clear();
        }
    }

    private void avoid(Disturbance.Obstacle obstacle) {
        if (members.keySet().stream().anyMatch(call -> isIn(call, obstacle.statement()))) {
            members.remove(obstacle.member().site().invocation());
        } else {
            ends.add(obstacle.statement());
        }
    }

    private static boolean isIn(CtElement element, CtStatement statement) {
        return element == statement || element.hasParent(statement);
    }

    /** The lists of statements of the method that no branch or block holds: bodies, cases, handlers. */
    private Stream<CtStatementList> roots() {
        return method.executable().getElements(new TypeFilter<>(CtStatementList.class)).stream()
                .filter(list -> !(list.getParent() instanceof CtIf) && !(list.getParent() instanceof CtStatementList));
    }

    private List<Group> in(List<CtStatement> statements) {
        return in(statements, stretch -> !stretch.clean());
    }

    /** @param border what no group goes over */
    private List<Group> in(List<CtStatement> statements, Predicate<Stretch> border) {
        List<Group> groups = new ArrayList<>();
        List<CtStatement> run = new ArrayList<>();
        for (CtStatement statement : statements) {
            if (border.test(stretch(statement))) {
                groups.addAll(of(run));
                run.clear();
                groups.addAll(inside(statement, stretch(statement)));
            } else {
                run.add(statement);
            }
        }
        groups.addAll(of(run));
        return groups;
    }

    /** The groups of statements that follow one another. */
    private List<Group> of(List<CtStatement> run) {
        List<CtStatement> calling = run.stream()
                .filter(statement -> !stretch(statement).members().isEmpty())
                .toList();
        List<Member> all = calling.stream()
                .flatMap(statement -> stretch(statement).members().stream())
                .toList();
        if (calling.size() > 1 && Gain.isIn(all)) {
            List<CtStatement> whole = from(calling.get(0), calling.get(calling.size() - 1), run);
            boolean mayThrow =
                    whole.stream().anyMatch(statement -> stretch(statement).mayThrow());
            return mayThrow && declareForOthers(whole)
                    ? in(run, Stretch::mayThrow)
                    : List.of(new Group(all, whole, mayThrow));
        }
        return calling.stream()
                .flatMap(statement -> inside(statement, stretch(statement)).stream())
                .toList();
    }

    /** By identity: statements with the same text are equal. */
    private static List<CtStatement> from(CtStatement first, CtStatement last, List<CtStatement> run) {
        List<CtStatement> all = new ArrayList<>();
        boolean inside = false;
        for (CtStatement statement : run) {
            inside |= statement == first;
            if (inside) {
                all.add(statement);
            }
            inside &= statement != last;
        }
        return all;
    }

    /** Whether they could not stand in braces of their own: something else of the method has a name that they declare. */
    private boolean declareForOthers(List<CtStatement> statements) {
        return statements.stream()
                .filter(CtLocalVariable.class::isInstance)
                .map(statement -> ((CtLocalVariable<?>) statement).getSimpleName())
                .flatMap(name -> accesses().getOrDefault(name, List.of()).stream())
                .anyMatch(access -> statements.stream().noneMatch(statement -> isIn(access, statement)));
    }

    private Map<String, List<CtVariableAccess<?>>> accesses() {
        Map<String, List<CtVariableAccess<?>>> known = accesses;
        if (known == null) {
            known = new HashMap<>();
            for (CtVariableAccess<?> access :
                    method.executable().getElements(new TypeFilter<CtVariableAccess<?>>(CtVariableAccess.class))) {
                known.computeIfAbsent(access.getVariable().getSimpleName(), name -> new ArrayList<>())
                        .add(access);
            }
            accesses = known;
        }
        return known;
    }

    private Stretch stretch(CtStatement statement) {
        return stretches.computeIfAbsent(statement, key -> Stretch.of(key, method, members, ends));
    }

    /** The groups of branches and blocks; a choice is one itself where something in it throws and no smaller ones hold all. */
    private List<Group> inside(CtStatement statement, Stretch stretch) {
        if (statement instanceof CtBlock<?> block) {
            return in(block.getStatements());
        }
        if (!(statement instanceof CtIf choice)) {
            return List.of();
        }
        List<Group> inner = new ArrayList<>();
        inner.addAll(branch(choice.getThenStatement()));
        inner.addAll(branch(choice.getElseStatement()));
        int held = inner.stream().mapToInt(group -> group.members().size()).sum();
        boolean whole = stretch.mayThrow() && held < stretch.members().size() && Gain.isIn(stretch.members());
        return whole ? List.of(new Group(stretch.members(), List.of(choice), true)) : inner;
    }

    private List<Group> branch(@Nullable CtStatement branch) {
        return branch instanceof CtBlock<?> block ? in(block.getStatements()) : List.of();
    }
}

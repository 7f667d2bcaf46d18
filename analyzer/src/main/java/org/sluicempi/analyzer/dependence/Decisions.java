package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.rewrite.Form;
import org.sluicempi.analyzer.dependence.rewrite.Rewriting;
import org.sluicempi.analyzer.dependence.write.Assembly;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Meanings;
import org.sluicempi.analyzer.dependence.write.Writing;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtExecutable;

/** What becomes of the sites of one file. */
final class Decisions {
    /** No loop goes with the call. */
    private static final Set<Rule> DISTANT = Set.of(Rule.SL101, Rule.SL102, Rule.SL118);

    private final ModelledFile file;
    private final List<Tactic> tactics;
    private final Meanings meanings;
    private final Map<CtExecutable<?>, Method> methods = new IdentityHashMap<>();
    private final Map<Site, Flow> flows = new LinkedHashMap<>();
    /** What would be decided with the form that a loop was tried in last. */
    private final Map<Site, Flow> otherwise = new HashMap<>();

    private Writing writing;

    /** Decides about each site by itself. */
    Decisions(ModelledFile file, List<Tactic> tactics) {
        this.file = file;
        this.tactics = tactics;
        this.meanings = new Meanings(file);
        this.writing = new Writing(file, meanings);
        for (Site site : file.sites()) {
            flows.put(site, decide(site, methods, writing));
        }
    }

    private Flow flow(Site site) {
        return Objects.requireNonNull(flows.get(site), "a site of another file");
    }

    FilePlan plan() {
        return new Assembly(file, meanings).plan(flows);
    }

    /** Gives loops another form where more messages are cut then. */
    void rewrite(Form form, Rewriting rewriting) {
        boolean changed = false;
        Map<CtExecutable<?>, List<Site>> all = byExecutable();
        for (CtExecutable<?> executable : inOrder()) {
            Method method = methods.get(executable);
            List<Site> own = all.getOrDefault(executable, List.of());
            List<Site> whole = own.stream()
                    .filter(site -> flow(site).cut() < site.messages())
                    .toList();
            if (method != null && !whole.isEmpty() && !isChangedByOthers(executable, own)) {
                Writing before = writing;
                rewriting.tryOn(form, method, whole, () -> improves(executable, own));
                changed |= before != writing;
            }
        }
        if (changed) {
            writing = new Writing(file, meanings);
            flows.replaceAll((site, flow) -> written(site, flow, writing));
        }
        flows.replaceAll(this::explained);
    }

    /** Whether a site of another method, which calls this one, changes a loop of it as it stands. */
    private boolean isChangedByOthers(CtExecutable<?> executable, List<Site> own) {
        return flows.entrySet().stream()
                .filter(decided -> !own.contains(decided.getKey()))
                .map(Map.Entry::getValue)
                .filter(Flow.Overlap.class::isInstance)
                .flatMap(flow -> ((Flow.Overlap) flow).affected().stream())
                .anyMatch(affected ->
                        affected.called().isPresent() && affected.around().hasParent(executable));
    }

    /** The methods of the sites, in the order of the text. */
    private List<CtExecutable<?>> inOrder() {
        Set<CtExecutable<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return flows.keySet().stream()
                .flatMap(site -> Method.around(site.invocation()).stream())
                .<CtExecutable<?>>map(around -> around)
                .filter(seen::add)
                .toList();
    }

    private Map<CtExecutable<?>, List<Site>> byExecutable() {
        Map<CtExecutable<?>, List<Site>> all = new IdentityHashMap<>();
        for (Site site : flows.keySet()) {
            Method.around(site.invocation())
                    .ifPresent(around -> all.computeIfAbsent(around, key -> new ArrayList<>())
                            .add(site));
        }
        return all;
    }

    /** Decides anew about the sites of a method; keeps that if more of their messages are cut. */
    private boolean improves(CtExecutable<?> executable, List<Site> sites) {
        Map<CtExecutable<?>, Method> anew = new IdentityHashMap<>();
        Map<Site, Flow> decided = new LinkedHashMap<>();
        Writing trial = new Writing(file, meanings);
        sites.forEach(site -> decided.put(site, decide(site, anew, trial)));
        if (cut(decided.values()) <= cut(sites.stream().map(this::flow).toList())) {
            otherwise.putAll(decided);
            return false;
        }
        methods.putAll(anew);
        flows.putAll(decided);
        writing = trial;
        return true;
    }

    /** Says what stands in the way of a loop in the form that it must have, rather than that it does not have that. */
    private Flow explained(Site site, Flow flow) {
        Flow other = otherwise.getOrDefault(site, flow);
        return isUncounted(flow) && other instanceof Flow.Left && !isUncounted(other) ? other : flow;
    }

    private static boolean isUncounted(Flow flow) {
        return flow instanceof Flow.Left left && left.remarks().get(0).rule() == Rule.SL103;
    }

    private static int cut(Collection<Flow> all) {
        return all.stream().mapToInt(Flow::cut).sum();
    }

    /** Calls that no tactic has an answer for may gain from one another. */
    void groups() {
        Map<CtExecutable<?>, List<Site>> all = byExecutable();
        for (Method method : methods.values()) {
            List<Site> left = all.getOrDefault(method.executable(), List.of()).stream()
                    .filter(site -> flow(site) instanceof Flow.Left)
                    .toList();
            try {
                flows.putAll(new GroupPlanner(writing).plan(method, left));
            } catch (RuntimeException | Error e) {
                left.forEach(site -> flows.put(site, new Flow.Left(InternalFault.at(site.position(), e))));
            }
        }
    }

    /** What goes wrong for one site leaves that site alone. */
    private Flow decide(Site site, Map<CtExecutable<?>, Method> known, Writing onto) {
        try {
            Flow flow = Method.around(site.invocation())
                    .map(around ->
                            known.computeIfAbsent(around, key -> new Method(key, file.semantics(), site.dialect())))
                    .map(method -> plan(site, method))
                    .orElseGet(() -> new Flow.Left(ofField(site)));
            return written(site, flow, onto);
        } catch (RuntimeException | Error e) {
            return new Flow.Left(InternalFault.at(site.position(), e));
        }
    }

    private static Flow written(Site site, Flow flow, Writing onto) {
        return onto.obstacle(site, flow).<Flow>map(Flow.Left::new).orElse(flow);
    }

    /**
     * What the first tactic says that is right for the call; if none is, what the first says that is meant for it and has found
     * something that it could overlap with.
     */
    private Flow plan(Site site, Method method) {
        List<Flow> left = new ArrayList<>();
        for (Tactic tactic : tactics) {
            if (tactic.isFor(site)) {
                Flow flow = tactic.plan(site, method);
                if (flow instanceof Flow.Overlap) {
                    return flow;
                }
                left.add(flow);
            }
        }
        return left.stream()
                .filter(flow -> !DISTANT.contains(flow.remarks().get(0).rule()))
                .findFirst()
                .orElse(left.get(0));
    }

    /** A call in the initialiser of a field. */
    private static Remark ofField(Site site) {
        return new Remarks(site)
                .say(
                        site.call().kind() == CallKind.SEND ? Rule.SL101 : Rule.SL102,
                        "'" + site.call().name() + "' is called where no loop can stand: outside of methods");
    }
}

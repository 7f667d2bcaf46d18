package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
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

/** Decides about all sends and receives of a file. */
public final class LoopPlanner implements SitePlanner {
    /** The first one that is right for a call is taken. */
    private static final List<Tactic> TACTICS = List.of(
            new SendPlanner(),
            new ReceivePlanner(),
            new ExchangePlanner(),
            new SeriesPlanner(CallKind.SEND),
            new SeriesPlanner(CallKind.RECV));

    /** No loop goes with the call. */
    private static final Set<Rule> DISTANT = Set.of(Rule.SL101, Rule.SL102, Rule.SL118);

    private final List<Tactic> tactics;

    public LoopPlanner() {
        this(TACTICS);
    }

    /** @param tactics in the order in which they are tried; at least one is for each kind of call */
    public LoopPlanner(List<Tactic> tactics) {
        this.tactics = List.copyOf(tactics);
    }

    @Override
    public FilePlan plan(ModelledFile file) {
        Map<CtExecutable<?>, Method> methods = new IdentityHashMap<>();
        Meanings meanings = new Meanings(file);
        Writing writing = new Writing(file, meanings);
        Map<Site, Flow> flows = new LinkedHashMap<>();
        for (Site site : file.sites()) {
            flows.put(site, decide(site, file, methods, writing));
        }
        groups(flows, methods, writing);
        return new Assembly(file, meanings).plan(flows);
    }

    /** Calls that no tactic has an answer for may gain from one another. */
    private static void groups(Map<Site, Flow> flows, Map<CtExecutable<?>, Method> methods, Writing writing) {
        Map<CtExecutable<?>, List<Site>> all = new IdentityHashMap<>();
        flows.forEach((site, flow) -> Method.around(site.invocation())
                .filter(around -> flow instanceof Flow.Left)
                .ifPresent(around ->
                        all.computeIfAbsent(around, key -> new ArrayList<>()).add(site)));
        for (Method method : methods.values()) {
            List<Site> left = all.getOrDefault(method.executable(), List.of());
            try {
                flows.putAll(new GroupPlanner(writing).plan(method, left));
            } catch (RuntimeException | Error e) {
                left.forEach(site -> flows.put(site, new Flow.Left(InternalFault.at(site.position(), e))));
            }
        }
    }

    /** What goes wrong for one site leaves that site alone. */
    private Flow decide(Site site, ModelledFile file, Map<CtExecutable<?>, Method> methods, Writing writing) {
        try {
            Flow flow = Method.around(site.invocation())
                    .map(around ->
                            methods.computeIfAbsent(around, key -> new Method(key, file.semantics(), site.dialect())))
                    .map(method -> plan(site, method))
                    .orElseGet(() -> new Flow.Left(ofField(site)));
            return writing.obstacle(site, flow).<Flow>map(Flow.Left::new).orElse(flow);
        } catch (RuntimeException | Error e) {
            return new Flow.Left(InternalFault.at(site.position(), e));
        }
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

package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.group.Group;
import org.sluicempi.analyzer.dependence.group.GroupSearch;
import org.sluicempi.analyzer.dependence.group.Member;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Together;
import org.sluicempi.analyzer.dependence.write.Writing;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtStatement;

/**
 * Lets calls that follow one another, and that no loop goes with, be under way together. It comes behind all tactics: what they
 * have done with a call is known then, and a group is right for all of its calls or for none.
 */
final class GroupPlanner {
    private final Writing writing;

    GroupPlanner(Writing writing) {
        this.writing = writing;
    }

    /** @return what becomes of the sites that belong to groups */
    Map<Site, Flow> plan(Method method, List<Site> left) {
        Map<Site, Flow> flows = new LinkedHashMap<>();
        for (Group group : new GroupSearch(method, left).groups()) {
            Map<Site, Flow> together = flows(group, method);
            boolean writable = together.entrySet().stream()
                    .allMatch(flow ->
                            writing.obstacle(flow.getKey(), flow.getValue()).isEmpty());
            if (writable) {
                flows.putAll(together);
            }
        }
        return flows;
    }

    private static Map<Site, Flow> flows(Group group, Method method) {
        Map<Site, Flow> flows = new LinkedHashMap<>();
        for (Member member : group.members()) {
            flows.put(member.site(), new Together(member, group, method, List.of(passed(member, group))));
        }
        return flows;
    }

    private static Remark passed(Member member, Group group) {
        Remarks remarks = new Remarks(member.site());
        List<CtStatement> others = new ArrayList<>();
        group.members().stream()
                .filter(other -> other != member)
                .forEach(other -> others.add(other.site().invocation()));
        String lines = others.stream().map(remarks::line).distinct().collect(Collectors.joining(", "));
        return remarks.say(
                Rule.SL006,
                "'" + remarks.snippet(member.site().buffer()) + (member.receives() ? "' is filled" : "' is sent")
                        + " while the other calls that follow one another here are under way: " + lines,
                others.toArray(CtStatement[]::new));
    }
}

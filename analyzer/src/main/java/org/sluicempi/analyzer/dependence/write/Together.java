package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.group.Group;
import org.sluicempi.analyzer.dependence.group.Member;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;

/** A call that is under way with the others of its group: right for all of them or for none. */
public record Together(Member member, Group group, Method method, List<Remark> remarks) implements Flow.Overlap {
    /** A group has no other calls than its members, see {@link SeriesSteps}. */
    private static final int NO_OTHERS = 0;

    public Together {
        remarks = List.copyOf(remarks);
    }

    @Override
    public List<Affected> affected() {
        return List.of(new Affected(member.site(), method, group.first(), group.first(), Optional.empty()));
    }

    /** Begins the call where it stands; the {@link SeriesSteps} of the group end it. */
    @Override
    public String write(Page page) {
        Site site = member.site();
        String variable = page.variable(member.buffer(), member.receives() ? "recv" : "send", group.first());
        page.series(group.first(), group.last(), NO_OTHERS)
                .add(new SeriesSteps.Place(site, variable, Optional.empty(), group.mayThrow()));
        page.add(new CallStatement(site).among(variable));
        return variable;
    }
}

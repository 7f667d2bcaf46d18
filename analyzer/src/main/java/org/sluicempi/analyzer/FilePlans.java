package org.sluicempi.analyzer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.SitePlanner;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.model.ModelledUnit;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.rule.InternalFault;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.OtherCall;

/** Puts together what is said about the calls of one file, those that no planner decides on included. */
final class FilePlans {
    private FilePlans() {}

    static FilePlan of(ModelledUnit unit, SitePlanner planner) {
        FilePlan planned = planned(unit.file(), planner);
        List<SitePlan> all = new ArrayList<>(planned.sites());
        for (ModelledUnit.Broken broken : unit.broken()) {
            all.add(ModelledFile.sitePlan(broken.site(), Optional.empty(), List.of(broken.remark())));
        }
        for (OtherCall other : unit.file().others()) {
            all.add(leftAlone(other));
        }
        all.sort(Comparator.comparingInt(site -> site.call().start()));
        return unit.file().plan(all, planned.steps());
    }

    /** If the planner fails, no site of the file changes. */
    private static FilePlan planned(ModelledFile file, SitePlanner planner) {
        try {
            return planner.plan(file);
        } catch (InputException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            List<SitePlan> left = file.sites().stream()
                    .map(site -> ModelledFile.sitePlan(
                            site, Optional.empty(), List.of(InternalFault.at(site.position(), e))))
                    .toList();
            return file.plan(left, List.of());
        }
    }

    private static SitePlan leftAlone(OtherCall other) {
        Remark remark = other.call().kind() == CallKind.DELTA
                ? new Remark(
                        Rule.SL012,
                        other.position(),
                        other.call().name() + " is a delta call already",
                        Optional.empty(),
                        List.of())
                : new Remark(
                        Rule.SL015,
                        other.position(),
                        other.call().name() + " is " + describe(other) + "; it stays as it is",
                        Optional.empty(),
                        List.of());
        return new SitePlan(
                other.position().line() + ":" + other.position().column(),
                other.position(),
                other.span(),
                other.dialect().id(),
                Optional.empty(),
                List.of(remark));
    }

    private static String describe(OtherCall other) {
        boolean blocking = other.call().blocking();
        return switch (other.call().kind()) {
            case SEND_RECV ->
                other.call().arguments().isEmpty()
                        ? "a send and a receive through one buffer"
                        : "a send and a receive in a form that is not looked at";
            case COLLECTIVE -> blocking ? "a collective operation" : "a nonblocking collective operation";
            default -> blocking ? "written in a form that is not looked at" : "nonblocking already";
        };
    }
}

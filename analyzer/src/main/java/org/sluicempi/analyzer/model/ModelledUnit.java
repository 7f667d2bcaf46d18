package org.sluicempi.analyzer.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.SiteFinder;
import org.sluicempi.analyzer.source.Position;
import spoon.reflect.declaration.CtType;

/**
 * What the model says about one file.
 *
 * @param file what decisions are made on
 * @param broken the sites in code that the compiler does not accept, each with the remark that says why
 */
public record ModelledUnit(ModelledFile file, List<Broken> broken) {
    public ModelledUnit {
        broken = List.copyOf(broken);
    }

    /** A site that cannot be analysed. */
    public record Broken(Site site, Remark remark) {}

    /** The same file with no other site than this one to decide about. */
    public ModelledUnit only(String siteId) {
        return new ModelledUnit(file.only(siteId), broken);
    }

    static ModelledUnit of(SourceUnit unit, Dialect dialect, Model model) {
        List<CtType<?>> types = model.types(unit.file().path());
        SiteFinder found = new SiteFinder(dialect, unit.text(), types);
        ProblemPlaces complaints = new ProblemPlaces(
                model.problems(unit.file().path()),
                unit.text(),
                model.release(),
                model.semantics().elsewhere()::declares);
        List<Site> sound = new ArrayList<>();
        List<Broken> broken = new ArrayList<>();
        for (Site site : found.sites()) {
            Optional<Problem> problem = complaints.about(site.invocation());
            problem.ifPresentOrElse(
                    p -> broken.add(new Broken(site, remark(site, p, complaints))), () -> sound.add(site));
        }
        ModelledFile file = new ModelledFile(
                unit.text(),
                unit.file().path(),
                unit.file().root(),
                types,
                sound,
                found.others(),
                model.semantics(),
                complaints.ofUnknownPackage());
        return new ModelledUnit(file, broken);
    }

    private static Remark remark(Site site, Problem problem, ProblemPlaces complaints) {
        Position where = site.text().position(problem.span().start());
        return new Remark(
                Rule.SL011,
                site.position(),
                complaints.place(site.invocation(), problem) + " does not compile: " + where.line() + ":"
                        + where.column() + ": " + problem.message(),
                Optional.of(complaints.remedy(problem)),
                List.of(new Remark.Related(where, problem.message())));
    }
}

package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtType;

/** SL119: whether what has been decided for a site can be written into its file. */
public final class Writing {
    private final ModelledFile file;
    private final Meanings meanings;
    private final Ambiguity ambiguity;
    private final CodeRoom room = new CodeRoom();

    public Writing(ModelledFile file, Meanings meanings) {
        this.file = file;
        this.meanings = meanings;
        this.ambiguity = new Ambiguity(file);
    }

    public Optional<Remark> obstacle(Site site, Flow flow) {
        return flow instanceof Flow.Overlap overlap ? obstacle(site, overlap) : Optional.empty();
    }

    private Optional<Remark> obstacle(Site site, Flow.Overlap flow) {
        if (isInLocalEnum(site.invocation())) {
            return Optional.of(new Remarks(site)
                    .say(
                            Rule.SL119,
                            "the call stands in an enum that a block declares, where nothing can be edited",
                            "declare the enum outside of methods"));
        }
        try {
            List<Step> steps =
                    new Assembly(file, meanings).plan(Map.of(site, flow)).steps();
            return flow.affected().stream()
                    .flatMap(affected -> ambiguity.of(affected, steps).stream())
                    .findFirst()
                    .or(() -> outgrown(site, flow, steps));
        } catch (UnwritableException e) {
            return Optional.of(new Remarks(site).say(Rule.SL119, String.valueOf(e.getMessage()), e.advice()));
        }
    }

    private Optional<Remark> outgrown(Site site, Flow.Overlap flow, List<Step> steps) {
        return room.take(flow.affected(), steps).map(full -> switch (full) {
            case PARAMETERS ->
                outgrown(
                        site,
                        "the method that is called has as many parameters as a method can have",
                        "let it have fewer");
            case METHOD ->
                outgrown(
                        site,
                        "the method is so large that with the added calls it might no longer fit into a class file",
                        "move a part of the method into another one");
            case CLASS ->
                outgrown(
                        site,
                        "the class has so many constants that with those of the added calls they might no longer"
                                + " fit into a class file",
                        "move a part of the class into another one");
        });
    }

    private static Remark outgrown(Site site, String why, String remedy) {
        return new Remarks(site).say(Rule.SL119, why, remedy);
    }

    private static boolean isInLocalEnum(CtElement element) {
        for (CtType<?> type = element.getParent(CtType.class); type != null; type = type.getParent(CtType.class)) {
            if (type instanceof CtEnum<?> && type.isLocalType()) {
                return true;
            }
        }
        return false;
    }
}

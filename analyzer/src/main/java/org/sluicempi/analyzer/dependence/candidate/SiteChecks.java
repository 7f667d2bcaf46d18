package org.sluicempi.analyzer.dependence.candidate;

import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.SendMode;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.reference.CtArrayTypeReference;

/** What the call alone tells, before any loop is looked at. */
public final class SiteChecks {
    private static final int FEW = 16;

    private SiteChecks() {}

    public static Optional<Remark> refusal(Site site, Method method) {
        Remarks remarks = new Remarks(site);
        if (site.call().mode() != SendMode.STANDARD || site.call().begin().isEmpty()) {
            return Optional.of(remarks.say(
                    Rule.SL112,
                    "'" + site.call().name() + "' asks for its own way of sending",
                    "use the standard send"));
        }
        return datatype(site, remarks).or(() -> small(site, method, remarks));
    }

    private static Optional<Remark> small(Site site, Method method, Remarks remarks) {
        return method.constantExpressions()
                .read(site.count())
                .map(count -> count.evaluated().constant())
                .filter(count -> count.isPresent() && count.getAsLong() <= FEW)
                .map(count -> remarks.say(
                        Rule.SL010,
                        "'" + remarks.snippet(site.buffer()) + "' has " + remarks.snippet(site.count()) + " element"
                                + (count.getAsLong() == 1 ? "" : "s") + ": cutting it would cost more than it hides"));
    }

    private static Optional<Remark> datatype(Site site, Remarks remarks) {
        if (!(site.buffer().getType() instanceof CtArrayTypeReference<?> array)) {
            return Optional.empty();
        }
        Optional<String> fits = site.dialect().componentType(site.datatype());
        String component = array.getComponentType().getQualifiedName();
        if (fits.filter(component::equals).isPresent()) {
            return Optional.empty();
        }
        String type = remarks.snippet(site.datatype());
        String buffer = remarks.snippet(site.buffer());
        if (!array.getComponentType().isPrimitive()) {
            return Optional.of(remarks.say(
                    Rule.SL113,
                    "the elements of '" + buffer + "' are objects of type " + component
                            + ", which become part of a message only when it is sent",
                    "send each row as an array of a primitive type",
                    site.datatype()));
        }
        return Optional.of(
                site.dialect().isConstant(site.datatype())
                        ? remarks.say(
                                Rule.SL113,
                                "'" + type + "' does not describe the elements of '" + buffer + "', which are of type "
                                        + component,
                                "send an array of a primitive type with the datatype of that type",
                                site.datatype())
                        : remarks.say(
                                Rule.SL113,
                                "nothing says here which elements of '" + buffer + "' the datatype '" + type
                                        + "' describes",
                                "write the constant of the elements' type in the call",
                                site.datatype()));
    }

    /** SL116. */
    public static Remark ofBuffer(Site site) {
        Remarks remarks = new Remarks(site);
        return remarks.say(
                Rule.SL116,
                "the buffer '" + remarks.snippet(site.buffer()) + "' is not an array in a variable, a field or a row",
                "keep the array in a local variable",
                site.buffer());
    }
}

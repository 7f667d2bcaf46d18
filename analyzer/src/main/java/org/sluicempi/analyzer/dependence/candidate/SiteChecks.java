package org.sluicempi.analyzer.dependence.candidate;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtExpression;
import spoon.reflect.reference.CtArrayTypeReference;

/** What the call alone tells, before any loop is looked at. */
public final class SiteChecks {
    private static final int FEW = 16;

    /** Bytes up to which the runtime copies a message of a series, whatever becomes of it: at most as many as it promises. */
    public static final int COPIED = 256;

    private static final Map<String, Integer> BYTES =
            Map.of("byte", 1, "boolean", 1, "char", 2, "short", 2, "int", 4, "float", 4, "long", 8, "double", 8);

    private SiteChecks() {}

    public static Optional<Remark> refusal(Site site, Method method) {
        // what a short message asks for matters little
        Optional<Remark> mode =
                ofModeInParts(site).map(asking -> small(site, method).orElse(asking));
        return isOpen(site, method)
                ? mode
                : mode.or(() -> datatype(site, new Remarks(site))).or(() -> small(site, method));
    }

    /**
     * Whether nothing says here which numbers of an array the datatype describes, or how many: the runtime, which is told ranges of the
     * array, knows it when the message begins.
     */
    private static boolean isOpen(Site site, Method method) {
        return site.buffer().getType() instanceof CtArrayTypeReference<?> array
                && array.getComponentType().isPrimitive()
                && Buffer.of(site.buffer(), method.expressions())
                        .filter(buffer -> !buffer.isRow())
                        .isPresent()
                && site.dialect().componentType(site.datatype()).isEmpty()
                && !site.dialect().isConstant(site.datatype());
    }

    private static Optional<Remark> small(Site site, Method method) {
        Remarks remarks = new Remarks(site);
        return count(site, method).stream()
                .filter(count -> count <= FEW)
                .mapToObj(count -> count == 0 ? ofNothing(site, method, remarks) : ofLittle(site, count, remarks))
                .findFirst();
    }

    private static Remark ofLittle(Site site, long count, Remarks remarks) {
        return remarks.say(
                Rule.SL010,
                "'" + remarks.snippet(site.buffer()) + "' has " + remarks.snippet(site.count()) + " element"
                        + (count == 1 ? "" : "s") + ": cutting it would cost more than it hides");
    }

    /** A message of no element whose offset is something is more often a mistake than a message of no element. */
    private static Remark ofNothing(Site site, Method method, Remarks remarks) {
        String said = "the message holds no element of '" + remarks.snippet(site.buffer()) + "'";
        boolean swapped = site.offset()
                .filter(offset -> !constant(offset, method).equals(OptionalLong.of(0)))
                .isPresent();
        return swapped
                ? remarks.say(Rule.SL010, said + "; are count and offset swapped?", "write the offset before the count")
                : remarks.say(Rule.SL010, said);
    }

    /** The same, of a message that is not to be cut. */
    public static Optional<Remark> refusalOfAnySize(Site site) {
        return ofModeAmongOthers(site).or(() -> datatype(site, new Remarks(site)));
    }

    /** The same, of a message that is begun whole. */
    public static Optional<Remark> refusalOfWhole(Site site) {
        return sendsRows(site) ? ofModeAmongOthers(site) : refusalOfAnySize(site);
    }

    /**
     * Whether the message is made of arrays of primitive values as objects: the runtime writes them down when the call is made,
     * and no code of the program runs for that, since such arrays have no subclasses.
     */
    private static boolean sendsRows(Site site) {
        return site.call().kind() == CallKind.SEND
                && site.dialect().isObjects(site.datatype())
                && site.buffer().getType() instanceof CtArrayTypeReference<?> array
                && array.getComponentType() instanceof CtArrayTypeReference<?>
                && array.getArrayType().isPrimitive();
    }

    private static Optional<Remark> ofModeInParts(Site site) {
        return site.call().begin().isPresent()
                ? Optional.empty()
                : Optional.of(ofMode(site, "never waits for its receiver, as the end of a message in parts may"));
    }

    /** A synchronous send tells that its receive has started: what follows it must not be under way before. */
    private static Optional<Remark> ofModeAmongOthers(Site site) {
        return switch (site.call().mode()) {
            case STANDARD -> ofModeInParts(site);
            case SYNC -> Optional.of(ofMode(site, "waits for its receive before anything behind it is sent"));
            case READY -> Optional.of(ofMode(site, "has a mode that calls under way together do not have"));
            case BUFFERED -> Optional.of(ofMode(site, "takes its room in the attached buffer when it is called"));
        };
    }

    private static Remark ofMode(Site site, String why) {
        return new Remarks(site).say(Rule.SL112, "'" + site.call().name() + "' " + why, "use the standard send");
    }

    /** Whether the message certainly has but a few elements, none of which is a row. */
    public static boolean isSmall(Site site, Method method) {
        return !sendsRows(site) && count(site, method).stream().anyMatch(count -> count <= FEW);
    }

    /** Whether the message is certainly one that the runtime copies, so that its buffer may be written at once. */
    public static boolean isCopied(Site site, Method method) {
        if (sendsRows(site)) {
            return true;
        }
        Optional<Integer> bytes = site.dialect().componentType(site.datatype()).map(BYTES::get);
        return bytes.isPresent()
                && count(site, method).stream().anyMatch(count -> count >= 0 && count * bytes.get() <= COPIED);
    }

    private static OptionalLong count(Site site, Method method) {
        return constant(site.count(), method);
    }

    private static OptionalLong constant(CtExpression<?> expression, Method method) {
        return method.constantExpressions()
                .read(expression)
                .map(value -> value.evaluated().constant())
                .orElse(OptionalLong.empty());
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
        if (!array.getComponentType().isPrimitive() && fits.isEmpty()) {
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

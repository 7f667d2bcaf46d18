package org.sluicempi.analyzer.callgraph;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtFieldReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/** The names that a program uses of what has no source, and whether a class is given to a library that is not the JDK. */
final class UsedNames extends CtScanner {
    /** Where a class that is given to a method is asked for nothing that {@link Device} does not know. */
    private static final List<String> KNOWN = List.of("java.", "javax.management.", "javax.script.", "javax.swing.");

    private final Dialect dialect;
    private final Set<String> written;
    private final Set<String> used = new HashSet<>();
    private final Set<Device> byTypes = EnumSet.noneOf(Device.class);
    private final GivenAway givenAway;
    private boolean handedOver;
    private boolean classProperty;

    private UsedNames(Collection<CtType<?>> types, Dialect dialect, Elsewhere elsewhere) {
        this.dialect = dialect;
        this.givenAway = new GivenAway(new Strangers(types, dialect, elsewhere), elsewhere);
        this.written = types.stream().map(CtType::getQualifiedName).collect(Collectors.toSet());
    }

    /** @param types all that have source, the nested ones included */
    static UsedNames of(Collection<CtType<?>> types, Dialect dialect, Elsewhere elsewhere) {
        UsedNames names = new UsedNames(types, dialect, elsewhere);
        types.stream().filter(CtType::isTopLevel).forEach(names::scan);
        return names;
    }

    /** Whether a device may be had by what is used. */
    boolean give(Device device) {
        return byTypes.contains(device) || device.words().stream().anyMatch(used::contains);
    }

    /** Whether a library has got a class, or one that nobody has seen an object: it may do with them what it likes. */
    boolean areHandedOver() {
        return handedOver || givenAway.isToUnseen();
    }

    /** Whether a library has got objects. */
    boolean areObjectsGiven() {
        return givenAway.isAny();
    }

    /** Whether a text is the name of a property that names a class which the JDK runs. */
    boolean setClassProperty() {
        return classProperty;
    }

    @Override
    protected void enter(CtElement element) {
        if (element instanceof CtExecutableReference<?> method) {
            if (!isOfArrays(method.getDeclaringType())) {
                used.add(method.getSimpleName());
            }
        } else if (element instanceof CtFieldReference<?> field) {
            if (field.getDeclaringType() != null && isForeign(field.getDeclaringType())) {
                used.add(field.getSimpleName());
            }
        } else if (element instanceof CtTypeReference<?> type) {
            if (isForeign(type)) {
                see(type.getQualifiedName());
            }
        } else if (element instanceof CtMethod<?> method && method.hasModifier(ModifierKind.NATIVE)) {
            used.add("loadLibrary");
        } else if (element instanceof CtLiteral<?> literal && literal.getValue() instanceof String text) {
            classProperty |= ClassProperties.areIn(text);
        }
        handedOver |= handsOver(element);
        givenAway.see(element);
    }

    private void see(String type) {
        used.addAll(Arrays.asList(type.split("[.$]")));
        for (Device device : Device.values()) {
            if (device.isGivenBy(type)) {
                byTypes.add(device);
            }
        }
    }

    /** A library that gets a class may look into it, make objects of it and derive from it. */
    private boolean handsOver(CtElement element) {
        if (!ClassLiterals.isLiteral(element)) {
            return false;
        }
        return ClassLiterals.givenTo(element)
                .filter(method -> !GivenAway.HARMLESS.contains(method.getSimpleName()))
                .filter(method -> isOfOtherLibrary(method.getDeclaringType()))
                .isPresent();
    }

    private boolean isOfOtherLibrary(@Nullable CtTypeReference<?> owner) {
        return owner == null || isForeign(owner) && !isKnown(owner);
    }

    private boolean isKnown(CtTypeReference<?> owner) {
        return dialect.isApiType(owner) || KNOWN.stream().anyMatch(owner.getQualifiedName()::startsWith);
    }

    private boolean isForeign(CtTypeReference<?> type) {
        return !written.contains(type.getQualifiedName());
    }

    private static boolean isOfArrays(@Nullable CtTypeReference<?> type) {
        return type != null && type.getQualifiedName().equals("java.lang.reflect.Array");
    }
}

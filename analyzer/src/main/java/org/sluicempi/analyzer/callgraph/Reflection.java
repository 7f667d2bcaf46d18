package org.sluicempi.analyzer.callgraph;

import java.io.Serializable;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.scan.Elsewhere;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;

/**
 * What a program does to its own code without naming it: a method, a class or a field that is found by a text may be any, and
 * an object that is read from bytes has not been made by its constructor. A library that gets an object may do that, too.
 * Answered for a program as a whole, by the names of what it uses; errs towards yes.
 */
public final class Reflection {
    private final Dialect dialect;
    private final Collection<CtType<?>> types;
    private final Elsewhere elsewhere;
    private final Libraries libraries;
    private @Nullable Set<Device> devices;

    Reflection(Dialect dialect, Collection<CtType<?>> types, Elsewhere elsewhere, Libraries libraries) {
        this.dialect = dialect;
        this.types = types;
        this.elsewhere = elsewhere;
        this.libraries = libraries;
    }

    /** Whether methods or constructors may be called that no step names. */
    boolean runsCode() {
        return has(Device.CODE) || has(Device.HANDLES);
    }

    /** Whether a value may be had that no step names, such as a constant of the API. */
    public boolean findsValues() {
        return runsCode() || has(Device.FIELDS);
    }

    /** Whether any class may be initialised by code that has not got it from a class literal. */
    boolean findsClasses() {
        return findsValues() || has(Device.NEIGHBOURS);
    }

    /** Whether there may be objects of the program's interfaces whose classes nobody has written. */
    boolean makesClasses() {
        return has(Device.PROXIES) || has(Device.CLASSES);
    }

    /** Whether there may be classes derived from those of the program that nobody has written. */
    boolean derivesClasses() {
        return has(Device.CLASSES);
    }

    /** Whether objects of a class may come into being without a constructor of theirs. */
    boolean readsObjects(CtType<?> type) {
        return has(Device.OBJECTS) && canBeRead(type);
    }

    private static boolean canBeRead(CtType<?> type) {
        return !(type instanceof CtEnum<?>)
                && type.isSubtypeOf(type.getFactory().Type().createReference(Serializable.class));
    }

    /**
     * Whether a field may hold something else than what steps store in it, be it final, or nothing at all. A class that calls its
     * field transient means its objects to be read, be it by nobody who is known.
     */
    public boolean mayReplace(CtField<?> field) {
        boolean constant =
                field.isFinal() && (field.isStatic() || field.getDeclaringType().isInterface());
        return constant
                ? has(Device.MEMORY)
                : has(Device.FIELDS)
                        || has(Device.HANDLES)
                        || !field.isStatic()
                                && (field.isTransient() || has(Device.OBJECTS))
                                && canBeRead(field.getDeclaringType());
    }

    private boolean has(Device device) {
        Set<Device> known = devices;
        if (known == null) {
            known = EnumSet.noneOf(Device.class);
            UsedNames names = UsedNames.of(types, dialect, elsewhere);
            boolean all = names.areHandedOver() || isUsed(Device.MEMORY, names);
            for (Device one : Device.values()) {
                if (all || isUsed(one, names)) {
                    known.add(one);
                }
            }
            devices = known;
        }
        return known.contains(device);
    }

    private boolean isUsed(Device device, UsedNames names) {
        return names.give(device)
                || device.words().stream().anyMatch(elsewhere::mentions)
                || names.areObjectsGiven() && device.words().stream().anyMatch(libraries::lookInsideBy)
                || device == Device.CODE && (names.setClassProperty() || ClassProperties.areSetIn(elsewhere));
    }
}

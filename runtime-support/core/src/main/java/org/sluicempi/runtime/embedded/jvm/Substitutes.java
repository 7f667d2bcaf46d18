package org.sluicempi.runtime.embedded.jvm;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What of the JDK has a substitute in {@link RankSystem}, {@link RankIo} or {@link RankDrivers}, by the names of class files. */
final class Substitutes {
    /**
     * By {@code java/lang/Runtime.exit(I)V} and, for a field, {@code java/lang/System.inLjava/io/InputStream;}: the
     * substitute's descriptor if it is another one.
     */
    private final Map<String, Optional<String>> members = new HashMap<>();

    /** The class of each one's substitute. */
    private final Map<String, String> owners = new HashMap<>();

    private final Set<String> overridable = new HashSet<>();

    Substitutes() {
        addAll(RankSystem.class);
        addAll(RankIo.class);
        if (ModuleLayer.boot().findModule("java.sql").isPresent()) {
            addAll(RankDrivers.class);
        }
    }

    private void addAll(Class<?> owner) {
        for (Method method : owner.getDeclaredMethods()) {
            InsteadOf original = method.getAnnotation(InsteadOf.class);
            if (original != null) {
                MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
                String own = type.descriptorString();
                String before = descriptor(original, type);
                String member = jdk(original).replace('.', '/') + "." + method.getName() + before;
                owners.put(member, owner.getName().replace('.', '/'));
                members.put(member, own.equals(before) ? Optional.empty() : Optional.of(own));
                if (original.instance() && !Modifier.isFinal(original.value().getModifiers())) {
                    overridable.add(member);
                }
            }
        }
    }

    private static String jdk(InsteadOf original) {
        return original.named().isEmpty() ? original.value().getName() : original.named();
    }

    private static String descriptor(InsteadOf original, MethodType type) {
        if (original.field()) {
            return type.returnType().descriptorString();
        }
        return (original.instance() ? type.dropParameterTypes(0, 1) : type).descriptorString();
    }

    boolean has(String member) {
        return members.containsKey(member);
    }

    /** The class that has the substitute, {@code org/sluicempi/runtime/embedded/jvm/RankSystem}. */
    String owner(String member) {
        return owners.get(member);
    }

    /** Whether subclasses may have such a method of their own. */
    boolean isOverridable(String member) {
        return overridable.contains(member);
    }

    /** The substitute's descriptor if it is another one, as it takes the object as parameter or stands for a field. */
    Optional<String> descriptor(String member) {
        return members.get(member);
    }
}

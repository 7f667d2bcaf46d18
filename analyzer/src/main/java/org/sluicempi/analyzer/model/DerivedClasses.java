package org.sluicempi.analyzer.model;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Collects the classes of libraries that are derived from others, and the names of their methods. */
final class DerivedClasses {
    private static final String OBJECT = "java/lang/Object";

    private final Map<String, Derived> all = new HashMap<>();

    /** @param above internal name of the superclass */
    private record Derived(String above, Set<String> methods) {}

    void add(ClassReader reader) {
        String above = reader.getSuperName();
        if (above == null || above.equals(OBJECT)) {
            return;
        }
        Set<String> methods = new HashSet<>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public @Nullable MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            String @Nullable [] exceptions) {
                        if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == 0) {
                            methods.add(name);
                        }
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        methods.remove("<init>");
        all.put(reader.getClassName(), new Derived(above, methods));
    }

    void addAll(DerivedClasses others) {
        all.putAll(others.all);
    }

    /**
     * The qualified names of the classes of the JDK below which one of these says anew what a method does, or may give away what
     * methods write.
     */
    Set<String> overridden() {
        Set<String> overridden = new HashSet<>();
        for (Derived derived : all.values()) {
            String above = derived.above();
            Set<String> passed = new HashSet<>();
            while (all.containsKey(above) && passed.add(above)) {
                above = all.get(above).above();
            }
            List<Class<?>> chain = chain(above.replace('/', '.'));
            if (chain.stream()
                    .anyMatch(type -> handsDownArrays(type)
                            || Arrays.stream(type.getDeclaredMethods())
                                    .anyMatch(method -> derived.methods().contains(method.getName())))) {
                chain.forEach(type -> overridden.add(type.getName()));
            }
        }
        return overridden;
    }

    /** Whether derived classes get hold of an array that methods of the class read and write. */
    private static boolean handsDownArrays(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .anyMatch(field -> Modifier.isProtected(field.getModifiers())
                        && field.getType().isArray());
    }

    /** A class of the JDK and those above it, without {@code Object}; none where it is not the JDK's. */
    private static List<Class<?>> chain(String name) {
        List<Class<?>> chain = new ArrayList<>();
        try {
            @Nullable Class<?> type = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
            while (type != null && type != Object.class) {
                chain.add(type);
                type = type.getSuperclass();
            }
        } catch (ClassNotFoundException | LinkageError e) {
            return List.of();
        }
        return chain;
    }
}

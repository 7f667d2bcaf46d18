package org.sluicempi.analyzer.model;

import java.util.HashMap;
import java.util.HashSet;
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

    /** The methods by the qualified name of the nearest class above theirs that is not among them. */
    Map<String, Set<String>> methods() {
        Map<String, Set<String>> methods = new HashMap<>();
        for (Derived derived : all.values()) {
            String above = derived.above();
            Set<String> passed = new HashSet<>();
            while (all.containsKey(above) && passed.add(above)) {
                above = all.get(above).above();
            }
            methods.computeIfAbsent(above.replace('/', '.'), key -> new HashSet<>())
                    .addAll(derived.methods());
        }
        return methods;
    }
}

package org.sluicempi.analyzer.flow.language;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import spoon.reflect.declaration.CtField;

/**
 * The constant variables of classes without source: those whose class file says a value. What Spoon says of such a field is
 * the value that it has in this process, which another one may initialise otherwise.
 */
final class ClassConstants {
    private final Map<String, Map<String, Object>> classes = new HashMap<>();

    Optional<Object> of(CtField<?> field) {
        String owner = field.getDeclaringType().getQualifiedName();
        Map<String, Object> constants = classes.get(owner);
        if (constants == null) {
            constants = read(owner, field.getFactory().getEnvironment().getInputClassLoader());
            classes.put(owner, constants);
        }
        return Optional.ofNullable(constants.get(field.getSimpleName())).flatMap(value -> typed(field, value));
    }

    /** A class file keeps small numbers and truth as ints. */
    private static Optional<Object> typed(CtField<?> field, Object value) {
        return ConvertedTypes.name(field.getType()).equals("boolean")
                ? Optional.of(value.equals(1))
                : ConstantOperators.cast(value, field.getType());
    }

    private static Map<String, Object> read(String owner, @Nullable ClassLoader loader) {
        String path = owner.replace('.', '/') + ".class";
        Map<String, Object> constants = new HashMap<>();
        try (InputStream file = open(path, loader)) {
            if (file != null) {
                new ClassReader(file).accept(new Collector(constants), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
            }
        } catch (IOException | IllegalArgumentException e) {
            return Map.of();
        }
        return constants;
    }

    private static @Nullable InputStream open(String path, @Nullable ClassLoader loader) {
        ClassLoader source = loader == null ? ClassLoader.getPlatformClassLoader() : loader;
        return source.getResourceAsStream(path);
    }

    /** Notes the fields that have a value in the class file. */
    private static final class Collector extends ClassVisitor {
        private final Map<String, Object> constants;

        Collector(Map<String, Object> constants) {
            super(Opcodes.ASM9);
            this.constants = constants;
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            if (value != null && (access & Opcodes.ACC_FINAL) != 0) {
                constants.put(name, value);
            }
            return null;
        }
    }
}

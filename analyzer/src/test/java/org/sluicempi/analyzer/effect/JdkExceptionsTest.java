package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Asks every exception of the JDK whether it is made as plainly as {@link LibraryCalls} believes of all of them. */
class JdkExceptionsTest {
    private static final List<String> TEXTS = List.of("", "a", "%s %", "\ud800", "-1", "a b\n");

    /** Which may refuse a text that is null: believed of all, but if none did, nobody should be troubled with it. */
    private final Set<String> refusing = new TreeSet<>();

    private final Set<String> throwing = new TreeSet<>();

    @Test
    void aTextIsNotRefused() throws Exception {
        List<Class<?>> exceptions = exceptions();
        for (Class<?> exception : exceptions) {
            for (Constructor<?> constructor : exception.getConstructors()) {
                if (constructor.getParameterCount() == 0) {
                    make(throwing, constructor);
                } else if (List.of(constructor.getParameterTypes()).equals(List.of(String.class))) {
                    TEXTS.forEach(text -> make(throwing, constructor, text));
                    make(refusing, constructor, new @Nullable Object[] {null});
                }
            }
        }
        assertThat(exceptions).hasSizeGreaterThan(200);
        assertThat(throwing).isEmpty();
        assertThat(refusing).contains("java.util.UnknownFormatConversionException");
    }

    /** What is given causes and values makes no more than a text of them. */
    @Test
    void constructorsCallNobodyElse() throws Exception {
        Set<String> called = new TreeSet<>();
        for (Class<?> exception : exceptions()) {
            if (LibraryCalls.PLAIN.stream().anyMatch(exception.getName()::startsWith)) {
                String name = exception.getName().replace('.', '/');
                try (InputStream file = exception.getModule().getResourceAsStream(name + ".class")) {
                    new ClassReader(file).accept(new Constructors(called), ClassReader.SKIP_DEBUG);
                }
            }
        }
        called.removeIf(owner -> owner.matches("java/.*(Exception|Error|Throwable)"));
        assertThat(called)
                .contains("java/lang/String", "java/util/Objects")
                .isSubsetOf(
                        "java/lang/Class",
                        "java/lang/Object",
                        "java/lang/String",
                        "java/lang/StringBuilder",
                        "java/util/Objects",
                        "jdk/internal/event/ThrowableTracer");
    }

    /** Notes whose methods the constructors call that anybody can give texts, numbers and causes. */
    private static final class Constructors extends ClassVisitor {
        private final Set<String> called;

        Constructors(Set<String> called) {
            super(Opcodes.ASM9);
            this.called = called;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access, String name, String descriptor, @Nullable String signature, String @Nullable [] thrown) {
            boolean plain =
                    descriptor.matches("\\(([BCDFIJSZ]|Ljava/lang/String;|L[\\w/]+(Exception|Error|Throwable);)*\\)V");
            if (!name.equals("<init>") || !plain || (access & Opcodes.ACC_PUBLIC) == 0) {
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int code, String owner, String method, String type, boolean isInterface) {
                    called.add(owner);
                }
            };
        }
    }

    private static void make(Set<String> failed, Constructor<?> constructor, @Nullable Object... arguments) {
        try {
            constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            failed.add(constructor.getDeclaringClass().getName());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** All that anybody can make. */
    private static List<Class<?>> exceptions() throws IOException {
        List<Class<?>> found = new ArrayList<>();
        for (Module module : ModuleLayer.boot().modules()) {
            Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules", module.getName());
            if (!Files.isDirectory(root)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(root)) {
                for (String name : names(root, files)) {
                    Class<?> type = Class.forName(module, name);
                    if (type != null && isMade(type)) {
                        found.add(type);
                    }
                }
            }
        }
        return found;
    }

    private static Set<String> names(Path root, Stream<Path> files) {
        return files.map(file -> root.relativize(file).toString())
                .filter(name -> name.startsWith("java/") && name.matches(".*(Exception|Error|Throwable).*\\.class"))
                .map(name -> name.replace('/', '.').substring(0, name.length() - ".class".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isMade(Class<?> type) {
        return Throwable.class.isAssignableFrom(type)
                && Modifier.isPublic(type.getModifiers())
                && !Modifier.isAbstract(type.getModifiers());
    }
}

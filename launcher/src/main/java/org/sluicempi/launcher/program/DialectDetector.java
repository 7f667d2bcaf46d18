package org.sluicempi.launcher.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.dialect.Signature;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.TreeFiles;
import org.sluicempi.analyzer.model.SpokenDialect;

/** Tells which dialect compiled programs speak, by what they call and name of the API. */
public final class DialectDetector {
    private final Dialects dialects;
    private final Set<Signature> called = new HashSet<>();
    private final Set<String> types = new HashSet<>();

    public DialectDetector() {
        this(Dialects.shipped());
    }

    DialectDetector(Dialects dialects) {
        this.dialects = dialects;
    }

    /**
     * The dialect of the classes seen so far, the first one if they call nothing but what all have; empty if they call nothing of
     * an API.
     */
    public Optional<Dialect> result() {
        SpokenDialect spoken = new SpokenDialect(dialects);
        return spoken.of(called, types).or(() -> spoken.common(types));
    }

    /**
     * Looks through class folders and jars.
     *
     * @throws InputException if an entry is a jar that cannot be read
     */
    public DialectDetector addClasses(Collection<Path> classPath) throws IOException {
        for (Path entry : classPath) {
            if (Files.isDirectory(entry)) {
                addFolder(entry);
            } else {
                ProgramJar.read(entry, this::addJar);
            }
        }
        return this;
    }

    private void addFolder(Path folder) throws IOException {
        for (Path file : TreeFiles.below(folder).files()) {
            if (file.toString().endsWith(".class")) {
                addClass(Files.readAllBytes(file));
            }
        }
    }

    private DialectDetector addJar(JarFile jar) throws IOException {
        Enumeration<JarEntry> entries = jar.entries();
        while (entries.hasMoreElements()) {
            JarEntry entry = entries.nextElement();
            if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
                try (InputStream in = jar.getInputStream(entry)) {
                    addClass(in.readAllBytes());
                }
            }
        }
        return this;
    }

    private void addClass(byte[] bytes) {
        ClassReader reader;
        try {
            reader = new ClassReader(bytes);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            return; // not a class that this ASM can read: it gives no hint
        }
        if (ofApi(reader.getClassName())) {
            return; // an implementation of MPI on the class path, not a program that uses it
        }
        reader.accept(new Calls(), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    /** Whether a class belongs to an API. Programs may well lie in packages below it, such as test suites. */
    private boolean ofApi(String internalName) {
        String name = internalName.replace('/', '.');
        return dialects.all().stream().anyMatch(dialect -> dialect.isApiType(name));
    }

    private final class Calls extends ClassVisitor {
        Calls() {
            super(Opcodes.ASM9);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitMethodInsn(int op, String owner, String called, String desc, boolean itf) {
                    if (ofApi(owner)) {
                        types.add(owner.substring(owner.lastIndexOf('/') + 1));
                        DialectDetector.this.called.add(new Signature(called, Type.getArgumentCount(desc)));
                    }
                }
            };
        }
    }
}

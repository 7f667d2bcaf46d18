package org.sluicempi.analyzer.scan;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Which classes of a library need each other while they are initialised: the circles of that relation. */
final class InitialiserGroups {
    private static final String INITIALISER = ".<clinit>()V";

    private final Map<String, String> parents = new TreeMap<>();
    /** By method: the methods that it certainly calls, and the classes that it initialises itself. */
    private final Map<String, Set<String>> calls = new HashMap<>();

    private final Map<String, Set<String>> initialised = new HashMap<>();

    private InitialiserGroups() {}

    /** The circles of more than one class, by qualified names. */
    static Collection<Set<String>> of(Path jar) throws IOException {
        InitialiserGroups library = new InitialiserGroups();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(file.entries())) {
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF")) {
                    library.read(new ClassReader(file.getInputStream(entry)));
                }
            }
        }
        return library.groups();
    }

    private void read(ClassReader reader) {
        String name = reader.getClassName();
        parents.put(name, String.valueOf(reader.getSuperName()));
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String type, String signature, String[] thrown) {
                        return new Reading(name + "." + method + type);
                    }
                },
                ClassReader.SKIP_DEBUG);
    }

    private final class Reading extends MethodVisitor {
        private final Set<String> called = new HashSet<>();
        private final Set<String> classes = new HashSet<>();

        Reading(String method) {
            super(Opcodes.ASM9);
            calls.put(method, called);
            initialised.put(method, classes);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode == Opcodes.NEW) {
                classes.add(type);
            }
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String type) {
            if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
                classes.add(owner);
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String type, boolean ofInterface) {
            if (opcode == Opcodes.INVOKESTATIC) {
                classes.add(owner);
            }
            if (opcode == Opcodes.INVOKESTATIC || opcode == Opcodes.INVOKESPECIAL) {
                called.add(owner + "." + name + type);
            }
        }
    }

    private Collection<Set<String>> groups() {
        Map<String, Set<String>> needs = new HashMap<>();
        parents.keySet().forEach(name -> needs.put(name, needs(name)));
        Map<String, Set<String>> reached = new LinkedHashMap<>();
        parents.keySet().forEach(name -> reached.put(name, reach(name, needs)));
        Map<String, Set<String>> groups = new TreeMap<>();
        reached.forEach((name, all) -> {
            Set<String> group = new TreeSet<>();
            all.stream()
                    .filter(other -> reached.getOrDefault(other, Set.of()).contains(name))
                    .forEach(other -> group.add(other.replace('/', '.')));
            if (group.size() > 1) {
                groups.put(group.iterator().next(), group);
            }
        });
        return groups.values();
    }

    /** What a class needs itself: its superclass, and what its initialiser does in calls that are plain. */
    private Set<String> needs(String name) {
        Set<String> needs = new TreeSet<>();
        needs.add(parents.getOrDefault(name, ""));
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(name + INITIALISER));
        while (!open.isEmpty()) {
            String method = open.remove();
            if (seen.add(method)) {
                needs.addAll(initialised.getOrDefault(method, Set.of()));
                open.addAll(calls.getOrDefault(method, Set.of()));
            }
        }
        needs.retainAll(parents.keySet());
        return needs;
    }

    private static Set<String> reach(String start, Map<String, Set<String>> needs) {
        Set<String> reached = new HashSet<>();
        List<String> open = new ArrayList<>(needs.getOrDefault(start, Set.of()));
        while (!open.isEmpty()) {
            String next = open.remove(open.size() - 1);
            if (reached.add(next)) {
                open.addAll(needs.getOrDefault(next, Set.of()));
            }
        }
        return reached;
    }
}

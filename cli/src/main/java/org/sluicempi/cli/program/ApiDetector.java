package org.sluicempi.cli.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sluicempi.analyzer.InputException;

/**
 * Tells which spelling of MPI a program is written in: names of methods of {@code mpi} start with a capital letter in MPJ
 * Express and with a small one in Open MPI's bindings ({@code Send}, {@code send}).
 */
public final class ApiDetector {
    /** Calls that nearly every program makes; in MPJ Express the same words start with a capital or lack "get". */
    private static final Pattern CALL = Pattern.compile("\\.\\s*(?:"
            + "(Rank|Size|Send|Recv|Isend|Irecv|Ssend|Bsend|Sendrecv|Barrier|Bcast|Reduce|Allreduce|Gather|Scatter)"
            + "|(getRank|getSize|send|recv|iSend|iRecv|sSend|bSend|sendRecv|barrier|bcast|reduce|allReduce|gather|scatter)"
            + ")\\s*\\(");

    private static final Pattern MENTION = Pattern.compile("\\bmpi\\s*\\.");

    private int openmpi;
    private int mpj;

    /** The spelling that most of the calls seen so far have; empty if there were none. */
    public Optional<Api> result() {
        if (openmpi == 0 && mpj == 0) {
            return Optional.empty();
        }
        return Optional.of(mpj > openmpi ? Api.MPJ : Api.OPENMPI);
    }

    public ApiDetector addSources(Collection<Path> files, Charset encoding) throws IOException {
        for (Path file : files) {
            String text = new String(Files.readAllBytes(file), encoding);
            if (!MENTION.matcher(text).find()) {
                continue;
            }
            Matcher matcher = CALL.matcher(text);
            while (matcher.find()) {
                count(matcher.group(1) != null);
            }
        }
        return this;
    }

    /** @throws InputException if an entry is a jar that cannot be read */
    public ApiDetector addClasses(Collection<Path> classPath) throws IOException {
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

    private ApiDetector addJar(JarFile jar) throws IOException {
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

    /** Whether a class is one of package {@code mpi}. Programs may well lie in packages below it, such as test suites. */
    private static boolean ofApi(String internalName) {
        return internalName.startsWith("mpi/") && internalName.indexOf('/', 4) < 0;
    }

    private void count(boolean capital) {
        if (capital) {
            mpj++;
        } else {
            openmpi++;
        }
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
                    boolean communicator = ofApi(owner) && !owner.equals("mpi/MPI");
                    if (communicator && CALL.matcher("." + called + "(").matches()) {
                        count(Character.isUpperCase(called.charAt(0)));
                    }
                }
            };
        }
    }
}

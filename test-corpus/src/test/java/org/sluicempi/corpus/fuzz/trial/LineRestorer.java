package org.sluicempi.corpus.fuzz.trial;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.sluicempi.transformer.change.LineMap;

/** Gives class files of a transformed program the lines of the original, as the bytecode pass does. */
final class LineRestorer {
    private LineRestorer() {}

    /** @param maps by name of the source file; classes of other files stay as they are */
    static Map<String, byte[]> restored(Map<String, byte[]> classes, Map<String, LineMap> maps) {
        Map<String, byte[]> all = new HashMap<>();
        classes.forEach((name, bytes) -> all.put(name, restored(bytes, maps)));
        return all;
    }

    private static byte[] restored(byte[] bytes, Map<String, LineMap> maps) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    private LineMap lines;

                    @Override
                    public void visitSource(String source, String debug) {
                        lines = maps.get(source);
                        super.visitSource(source, debug);
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
                        if (lines == null) {
                            return method;
                        }
                        return new MethodVisitor(Opcodes.ASM9, method) {
                            @Override
                            public void visitLineNumber(int line, Label start) {
                                super.visitLineNumber(lines.original(line), start);
                            }
                        };
                    }
                },
                0);
        return writer.toByteArray();
    }
}

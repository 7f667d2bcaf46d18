package org.sluicempi.transformer.weave;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.ClassNode;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/** Runs all passes over one class. A method or class that would outgrow the class file format is left as it is. */
final class ClassWeaver {
    private final LineTables lines;
    private final List<WeavePass> passes = Passes.all();

    ClassWeaver(LineTables lines) {
        this.lines = lines;
    }

    /** What became of a class. */
    sealed interface Result {
        /** Carries the mark of an earlier run. */
        record Already() implements Result {}

        /** Nothing was to do. */
        record Unchanged(List<Remark> remarks) implements Result {}

        /** Has been rewritten and verified. */
        record Woven(byte[] bytes, List<Remark> remarks) implements Result {}
    }

    /**
     * @param file for messages
     * @throws InputException if the class is damaged
     */
    Result weave(Path file, byte[] original) {
        ClassReader reader;
        try {
            reader = new ClassReader(original);
            read(reader);
        } catch (IllegalArgumentException tooNew) {
            return new Result.Unchanged(List.of(tooNew(file, tooNew)));
        } catch (ArrayIndexOutOfBoundsException damaged) {
            throw new InputException(file + ": not a class file, or damaged", damaged);
        }
        return weave(reader);
    }

    private static Remark tooNew(Path file, IllegalArgumentException e) {
        return new Remark(
                Rule.SL011,
                new Position(file, 0, 0),
                "class file left as it is: " + e.getMessage(),
                Optional.of("compile it for an older release"),
                List.of());
    }

    private Result weave(ClassReader reader) {
        Set<String> tooLarge = new HashSet<>();
        boolean full = false;
        while (true) {
            ClassNode type = read(reader);
            if (WovenMark.isOn(type)) {
                return new Result.Already();
            }
            WeaveContext context = new WeaveContext(lines, tooLarge, full);
            boolean changed = false;
            for (WeavePass pass : passes) {
                changed |= pass.apply(type, context);
            }
            if (!changed) {
                return new Result.Unchanged(context.remarks());
            }
            WovenMark.putOn(type);
            try {
                return new Result.Woven(VerifiedWriter.write(type, reader, context.changed()), context.remarks());
            } catch (MethodTooLargeException e) {
                leave(WeaveContext.key(e.getClassName(), e.getMethodName(), e.getDescriptor()), tooLarge, e);
            } catch (VerifiedWriter.UncheckedMethodException e) {
                leave(e.method(), tooLarge, e);
            } catch (ClassTooLargeException e) {
                if (full) {
                    // Not even its mark fits in.
                    context.leave(type, "it has no room for more constants");
                    return new Result.Unchanged(context.remarks());
                }
                full = true;
            } catch (LimitExceededException e) {
                context.leave(type, "one of its methods takes too much memory to be written");
                return new Result.Unchanged(context.remarks());
            }
        }
    }

    private static void leave(String method, Set<String> tooLarge, RuntimeException cause) {
        if (!tooLarge.add(method)) {
            throw new IllegalStateException("method is too large although it was left alone", cause);
        }
    }

    private static ClassNode read(ClassReader reader) {
        ClassNode type = new ClassNode();
        reader.accept(type, new Attribute[] {new WovenMark()}, ClassReader.EXPAND_FRAMES);
        return type;
    }
}

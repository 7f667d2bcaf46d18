package org.sluicempi.transformer.weave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.sluicempi.analyzer.InputException;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/** Runs all passes over a folder of class files. */
public final class Weaver {
    /**
     * Weaves every class in the folder. Nothing is written before all classes have been rewritten and verified; then each
     * original is kept and each file replaced atomically.
     *
     * @throws InputException if the folder does not exist, a class file is damaged, or a file cannot be written; classes
     *     already replaced are put back
     */
    public WeaveResult weave(WeaveRequest request) {
        List<Path> searched = new ArrayList<>(List.of(request.classes()));
        searched.addAll(request.classPath());
        Map<Path, byte[]> rewritten = new LinkedHashMap<>();
        List<Path> skipped = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>();
        int unchanged = 0;
        try (ClassHierarchy hierarchy = new ClassHierarchy(searched)) {
            WeaveContext context = new WeaveContext(hierarchy, request.lines());
            for (Path file : classFiles(request.classes())) {
                Path relative = request.classes().relativize(file);
                byte[] original = Files.readAllBytes(file);
                Optional<ClassNode> type = parse(file, original, remarks);
                if (type.isPresent() && WovenMark.isOn(type.get())) {
                    skipped.add(relative);
                } else if (type.isPresent() && rewrite(type.get(), context)) {
                    rewritten.put(relative, new VerifiedWriter(hierarchy).write(type.get()));
                } else {
                    unchanged++;
                }
            }
            remarks.addAll(context.remarks());
        } catch (IOException e) {
            throw new InputException(request.classes() + ": cannot read class files: " + e.getMessage(), e);
        }
        new OriginalsStore(request.classes(), request.keep()).replace(rewritten);
        return new WeaveResult(List.copyOf(rewritten.keySet()), skipped, unchanged, remarks);
    }

    /**
     * Puts the kept originals back.
     *
     * @return number of files restored; 0 if nothing was woven
     */
    public int restore(Path classes, Path keep) {
        return new OriginalsStore(classes, keep).restore();
    }

    private static boolean rewrite(ClassNode type, WeaveContext context) {
        boolean changed = false;
        for (WeavePass pass : Passes.all()) {
            changed |= pass.apply(type, context);
        }
        if (changed) {
            WovenMark.putOn(type);
        }
        return changed;
    }

    /** Empty for a class that is too new to be read. */
    private static Optional<ClassNode> parse(Path file, byte[] bytes, List<Remark> remarks) {
        try {
            ClassNode type = new ClassNode();
            new ClassReader(bytes).accept(type, new Attribute[] {new WovenMark()}, ClassReader.SKIP_FRAMES);
            return Optional.of(type);
        } catch (IllegalArgumentException tooNew) {
            remarks.add(new Remark(
                    Rule.SL011,
                    new Position(file, 0, 0),
                    "class file left as it is: " + tooNew.getMessage(),
                    Optional.of("compile it for an older release"),
                    List.of()));
            return Optional.empty();
        } catch (ArrayIndexOutOfBoundsException damaged) {
            throw new InputException(file + ": not a class file, or damaged", damaged);
        }
    }

    private static List<Path> classFiles(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new InputException(folder + ": no such folder of classes; compile first");
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(f -> f.toString().endsWith(".class"))
                    .filter(f -> !f.endsWith("module-info.class"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

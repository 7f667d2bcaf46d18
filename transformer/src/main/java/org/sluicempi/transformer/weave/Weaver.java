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
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/** Runs all passes over a folder of class files. */
public final class Weaver {
    /**
     * Weaves every class in the folder. Nothing is written before all classes have been rewritten and verified; then each
     * original is kept and each file replaced atomically. A class at which this program itself fails is left as it is and
     * named in the result; the others go on.
     *
     * @throws InputException if the folder does not exist, a class file is damaged, or a file cannot be written; classes
     *     already replaced are put back
     */
    public WeaveResult weave(WeaveRequest request) {
        Map<Path, byte[]> rewritten = new LinkedHashMap<>();
        List<Path> skipped = new ArrayList<>();
        List<Path> faulty = new ArrayList<>();
        List<Remark> remarks = new ArrayList<>();
        int unchanged = 0;
        ClassWeaver weaver = new ClassWeaver(request.lines());
        for (Path file : classFiles(request.classes())) {
            Path relative = request.classes().relativize(file);
            try {
                ClassWeaver.Result result = weaver.weave(file, Files.readAllBytes(file));
                if (result instanceof ClassWeaver.Result.Woven woven) {
                    rewritten.put(relative, woven.bytes());
                    remarks.addAll(woven.remarks());
                } else if (result instanceof ClassWeaver.Result.Unchanged same) {
                    unchanged++;
                    remarks.addAll(same.remarks());
                } else {
                    skipped.add(relative);
                }
            } catch (IOException e) {
                throw new InputException(file + ": cannot be read: " + e.getMessage(), e);
            } catch (InputException damaged) {
                throw damaged;
            } catch (RuntimeException | StackOverflowError fault) {
                faulty.add(relative);
                remarks.add(internalError(file, fault));
            }
        }
        new OriginalsStore(request.classes(), request.keep()).replace(rewritten);
        return new WeaveResult(List.copyOf(rewritten.keySet()), skipped, faulty, unchanged, remarks);
    }

    private static Remark internalError(Path file, Throwable fault) {
        return new Remark(
                Rule.SL011,
                new Position(file, 0, 0),
                "class file left as it is: internal error, please report it: " + fault,
                Optional.empty(),
                List.of());
    }

    /**
     * Puts the kept originals back.
     *
     * @return number of files restored; 0 if nothing was woven
     */
    public int restore(Path classes, Path keep) {
        return new OriginalsStore(classes, keep).restore();
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

package org.sluicempi.analyzer.model;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.dialect.Signature;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.scan.Batch;
import org.sluicempi.analyzer.scan.Outline;
import org.sluicempi.analyzer.scan.ReadTree;
import org.sluicempi.analyzer.scan.Scan;
import org.sluicempi.analyzer.scan.SourceIndex;
import org.sluicempi.analyzer.scan.SourceUnit;
import org.sluicempi.analyzer.scan.TreeScanner;

/**
 * Splits what the scan found into batches and models them. The MPI API comes from the user's class path where that has
 * one, else from the signatures that Sluice knows.
 */
public final class Programs implements Closeable {
    private final Dialects dialects;
    private final Scan scan;
    private final ClassPath classPath;
    private final Modeller modeller;
    private final SpokenDialect spoken;
    private final Lazy<Set<Signature>> own;
    private final Optional<Dialect> given;
    private final boolean hasApi;

    /**
     * @param scanner has read the files
     * @throws InputException naming the class path entry that does not exist or cannot be read
     */
    public Programs(SourceTree tree, Dialects dialects, TreeScanner scanner, Scan scan) {
        this.dialects = dialects;
        this.scan = scan;
        this.classPath = new ClassPath(tree.classPath());
        this.modeller = new Modeller(
                classPath,
                new ClassPathLibraries(classPath, dialects.packages()),
                tree.release(),
                tree.isWholeProgram(),
                new ReadTree(tree.roots(), scan.files(), scanner, this::isOnClassPath));
        this.spoken = new SpokenDialect(dialects);
        this.own = new Lazy<>(() -> SpokenDialect.methodsOf(
                scan.hits().stream().map(SourceUnit::outline).toList()));
        this.given = dialectOf(classPath, dialects);
        this.hasApi = given.isPresent();
    }

    /** Whether the user's class path has a top-level type of a qualified name. */
    public boolean isOnClassPath(String type) {
        return classPath.classFile(type.replace('.', '/')).isPresent();
    }

    /** The batches to model, one after the other. */
    public List<Batch> batches(SourceIndex index) {
        List<Batch.Subject> subjects = new ArrayList<>();
        for (SourceUnit unit : scan.hits()) {
            subjects.add(new Batch.Subject(unit, dialectOf(unit)));
        }
        return Batch.of(subjects, index);
    }

    /**
     * One file to model, with what it refers to and what refers to the same, as far as one model can hold that; empty if the
     * file does not mention MPI or cannot be used.
     */
    public Optional<Batch> around(Path file, SourceIndex index) {
        return scan.hits().stream()
                .filter(unit -> unit.file().path().equals(file))
                .findFirst()
                .map(unit -> Batch.around(
                        new Batch.Subject(unit, dialectOf(unit)),
                        scan.hits(),
                        other -> new Batch.Subject(other, dialectOf(other)),
                        index));
    }

    /** The same subjects, each in a batch of its own with what it refers to. */
    public List<Batch> apart(Batch batch, SourceIndex index) {
        return batch.subjects().stream()
                .map(unit -> List.of(new Batch.Subject(unit, batch.dialect())))
                .flatMap(alone -> Batch.of(alone, index).stream())
                .toList();
    }

    /** Models a batch: its subjects in order. */
    public List<ModelledUnit> model(Batch batch) {
        Model model = modeller.model(
                batch, hasApi ? Map.of() : ApiFile.classes(batch.dialect().id()));
        return batch.subjects().stream()
                .map(unit -> ModelledUnit.of(unit, batch.dialect(), model))
                .toList();
    }

    @Override
    public void close() {
        classPath.close();
    }

    private Dialect dialectOf(SourceUnit unit) {
        return given.or(() -> spoken.of(unit.outline(), own.get()))
                .or(() -> spoken.of(outlinesNear(unit)))
                .orElse(dialects.all().get(0));
    }

    private List<Outline> outlinesNear(SourceUnit unit) {
        return scan.hits().stream()
                .filter(other -> other.file().root().equals(unit.file().root()))
                .map(SourceUnit::outline)
                .toList();
    }

    private static Optional<Dialect> dialectOf(ClassPath classPath, Dialects dialects) {
        return dialects.packages().stream()
                .sorted()
                .flatMap(name -> classPath.classFile(name + "/Comm").stream())
                .findFirst()
                .flatMap(bytes -> dialects.spokenBy(methods(bytes)));
    }

    private static Set<Signature> methods(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(HeaderClass.of(classFile)).accept(node, ClassReader.SKIP_CODE);
        return node.methods.stream()
                .map(method -> new Signature(method.name, Type.getArgumentCount(method.desc)))
                .collect(Collectors.toSet());
    }
}

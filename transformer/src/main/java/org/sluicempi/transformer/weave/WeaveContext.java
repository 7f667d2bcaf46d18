package org.sluicempi.transformer.weave;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.tree.ClassNode;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/** What the passes over one folder share: the class hierarchy, the line tables, and the remarks they make. */
final class WeaveContext {
    private final ClassHierarchy hierarchy;
    private final LineTables lines;
    private final List<Remark> remarks = new ArrayList<>();

    WeaveContext(ClassHierarchy hierarchy, LineTables lines) {
        this.hierarchy = hierarchy;
        this.lines = lines;
    }

    ClassHierarchy hierarchy() {
        return hierarchy;
    }

    LineTables lines() {
        return lines;
    }

    /** In the order in which they were made. */
    List<Remark> remarks() {
        return List.copyOf(remarks);
    }

    /**
     * Notes a finding.
     *
     * @param line in the author's source; 0 if the class has no line numbers
     */
    void remark(Rule rule, ClassNode type, int line, String message, Optional<String> remedy) {
        remarks.add(new Remark(rule, new Position(sourceOf(type), line, 1), message, remedy, List.of()));
    }

    /** Package folder and source file name, {@code demo/Heat.java}; the class file's name where none is recorded. */
    static Path sourceOf(ClassNode type) {
        int slash = type.name.lastIndexOf('/');
        String folder = type.name.substring(0, slash + 1);
        return Path.of(type.sourceFile == null ? type.name + ".class" : folder + type.sourceFile);
    }
}

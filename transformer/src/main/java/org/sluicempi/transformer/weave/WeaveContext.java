package org.sluicempi.transformer.weave;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.source.Position;

/** What the passes over one class share: the line tables, what they must leave alone, and the remarks they make. */
final class WeaveContext {
    private final LineTables lines;
    private final Set<String> leftAlone;
    private final boolean full;
    private final Set<String> changed = new HashSet<>();
    private final List<Remark> remarks = new ArrayList<>();

    /**
     * @param leftAlone methods whose code must not grow, as {@link #key} names them
     * @param full whether the class has no room for more constants, so that no method may change
     */
    WeaveContext(LineTables lines, Set<String> leftAlone, boolean full) {
        this.lines = lines;
        this.leftAlone = Set.copyOf(leftAlone);
        this.full = full;
    }

    LineTables lines() {
        return lines;
    }

    static String key(String type, String method, String descriptor) {
        return type + "." + method + descriptor;
    }

    boolean isLeftAlone(ClassNode type, MethodNode method) {
        return leftAlone.contains(key(type.name, method.name, method.desc));
    }

    /** Whether the class has no room for more constants. */
    boolean isFull() {
        return full;
    }

    /** Notes that a pass has changed what a method does. */
    void changes(ClassNode type, MethodNode method) {
        changed.add(key(type.name, method.name, method.desc));
    }

    /** The methods that do something else than before, as {@link #key} names them. */
    Set<String> changed() {
        return Set.copyOf(changed);
    }

    /**
     * Notes that the class stays as it is, its lines included.
     *
     * @param why what it is: {@code it has no room for more constants}
     */
    void leave(ClassNode type, String why) {
        remark(
                Rule.SL011,
                type,
                0,
                "class left as it is: " + why,
                Optional.of("move a part of the class into another one"));
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

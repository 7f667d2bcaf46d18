package org.sluicempi.analyzer;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.rule.Remark;

/** A source tree in a temporary folder for a test. */
public final class ProgramFolder {
    private final Path root;
    private final List<Path> classPath = new ArrayList<>();
    private Charset encoding = StandardCharsets.UTF_8;
    private int release = 17;
    private boolean wholeProgram;

    public ProgramFolder(Path root) {
        this.root = root;
    }

    public ProgramFolder with(String path, String text) throws IOException {
        return with(path, text.getBytes(encoding));
    }

    public ProgramFolder with(String path, byte[] bytes) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        return this;
    }

    public ProgramFolder classPath(Path entry) {
        classPath.add(entry);
        return this;
    }

    public ProgramFolder encoding(Charset charset) {
        this.encoding = charset;
        return this;
    }

    public ProgramFolder release(int level) {
        this.release = level;
        return this;
    }

    /** Says that nobody outside uses the classes. */
    public ProgramFolder wholeProgram() {
        wholeProgram = true;
        return this;
    }

    public Path path(String path) {
        return root.resolve(path);
    }

    public SourceTree tree() {
        return new SourceTree(List.of(root), classPath, encoding, release).wholeProgram(wholeProgram);
    }

    public Analysis analyze() {
        return new Analyzer(new SiteLister()).analyze(tree(), Progress.NONE);
    }

    /** Every remark of an analysis as {@code name:line:col RULE}. */
    public List<String> remarks() {
        return analyze().everyRemark().stream().map(this::brief).toList();
    }

    private String brief(Remark remark) {
        String position = remark.position().toString();
        return position.substring(
                        position.indexOf(root.toString()) + root.toString().length() + 1) + " "
                + remark.rule().id();
    }
}

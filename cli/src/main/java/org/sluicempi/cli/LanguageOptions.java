package org.sluicempi.cli;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.cli.console.Shell;
import org.sluicempi.launcher.program.ClassPathText;
import picocli.CommandLine.Option;

/** How sources are to be read. */
final class LanguageOptions {
    @Option(
            names = {"--class-path", "-cp"},
            paramLabel = "PATH",
            description = {
                "Jars and class folders of the program, separated by '" + "${sys:path.separator}"
                        + "'; DIR/* means all jars in DIR.",
                "The MPI API itself may be missing: it is built in."
            })
    @Nullable
    String classPath;

    @Option(names = "--encoding", paramLabel = "NAME", description = "Character set of the sources. Default: UTF-8")
    @Nullable
    String encoding;

    @Option(
            names = "--release",
            paramLabel = "N",
            description = "Java language level of the sources. Default: that of the running JDK")
    @Nullable
    Integer release;

    @Option(
            names = "--whole-program",
            description = {
                "No code outside of the sources uses their classes, except to start 'main': all callers of public methods are known."
            })
    boolean wholeProgram;

    SourceTree tree(List<Path> roots) {
        for (Path root : roots) {
            if (!Files.exists(root)) {
                throw new InputException(root + ": no such file or folder");
            }
        }
        return new SourceTree(roots, classPath(), charset(), release()).wholeProgram(wholeProgram);
    }

    /** The entries of the class path, each of which exists. */
    List<Path> classPath() {
        return ClassPathText.parse(classPath == null ? "" : classPath, "--class-path");
    }

    Charset charset() {
        if (encoding == null) {
            return StandardCharsets.UTF_8;
        }
        try {
            return Charset.forName(encoding);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new InputException("--encoding " + encoding + ": this JDK knows no such character set", e);
        }
    }

    int release() {
        int newest = Runtime.version().feature();
        if (release == null) {
            return newest;
        }
        if (release < 8 || release > newest) {
            throw new InputException("--release " + release + ": the running JDK can read levels 8 to " + newest
                    + "; for a newer one start sluice with a newer JDK (JAVA_HOME)");
        }
        return release;
    }

    /** The options that were given, as they have to be typed, with a space in front of each. */
    String commandLine() {
        List<String> words = new ArrayList<>();
        if (classPath != null) {
            words.add("--class-path " + Shell.quote(classPath));
        }
        if (encoding != null) {
            words.add("--encoding " + encoding);
        }
        if (release != null) {
            words.add("--release " + release);
        }
        if (wholeProgram) {
            words.add("--whole-program");
        }
        StringBuilder line = new StringBuilder();
        words.forEach(word -> line.append(' ').append(word));
        return line.toString();
    }
}

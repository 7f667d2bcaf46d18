package org.sluicempi.analyzer.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import spoon.support.compiler.jdt.JDTBasedSpoonCompiler;
import spoon.support.compiler.jdt.JDTBatchCompiler;

/**
 * Reads a program against the JDK's classes as they were in the release that it is compiled for, as the build's compiler does: a
 * method that came later hides none of the program's. A runtime that does not know them reads it against its own.
 */
final class ReleaseCompiler extends JDTBatchCompiler {
    /** As {@code -1.8} or {@code -17}. */
    private static final Pattern LEVEL = Pattern.compile("-(?:1\\.)?([0-9]+)");

    /** What a JDK knows of the releases before it (JEP 247). */
    private static final Path SIGNATURES = Path.of(System.getProperty("java.home"), "lib", "ct.sym");

    /** Read when they are first needed. */
    private static final class Known {
        /** Each letter stands for a release that this JDK knows, or its own. */
        static final String LETTERS = letters();
    }

    ReleaseCompiler(JDTBasedSpoonCompiler compiler) {
        super(compiler);
    }

    @Override
    public void configure(String[] arguments) {
        super.configure(
                Arrays.stream(arguments).flatMap(ReleaseCompiler::withClasses).toArray(String[]::new));
    }

    /** A level of the language becomes a release, if this JDK knows that earlier one. */
    private static Stream<String> withClasses(String argument) {
        Matcher level = LEVEL.matcher(argument);
        return level.matches() && isKnown(Integer.parseInt(level.group(1)))
                ? Stream.of("--release", level.group(1))
                : Stream.of(argument);
    }

    private static boolean isKnown(int release) {
        char letter = Character.toUpperCase(Character.forDigit(release, Character.MAX_RADIX));
        return release < Runtime.version().feature() && Known.LETTERS.indexOf(letter) >= 0;
    }

    /** The names of the folders with signatures; nothing where there are none. */
    private static String letters() {
        if (!Files.isReadable(SIGNATURES)) {
            return "";
        }
        try (ZipFile signatures = new ZipFile(SIGNATURES.toFile())) {
            return signatures.stream()
                    .map(entry -> entry.getName().split("/", 2)[0])
                    .filter(folder -> folder.matches("[0-9A-Z]+"))
                    .distinct()
                    .collect(Collectors.joining());
        } catch (IOException e) {
            return "";
        }
    }
}

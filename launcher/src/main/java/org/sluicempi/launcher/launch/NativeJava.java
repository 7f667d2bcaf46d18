package org.sluicempi.launcher.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.program.Installation;

/** Finds a Java that the native engine runs on. */
public final class NativeJava {
    /** The first version that it is built for. */
    public static final int VERSION = 25;

    private static final String HOME_VARIABLE = "SLUICE_JAVA_HOME";
    private static final List<String> FOLDERS =
            List.of("/usr/lib/jvm", "/usr/java", "/opt/java", "/Library/Java/JavaVirtualMachines");

    private final Path own;
    private final int ownVersion;
    private final UnaryOperator<String> environment;
    private final List<String> folders;

    NativeJava(Path own, int ownVersion, UnaryOperator<String> environment, List<String> folders) {
        this.own = own;
        this.ownVersion = ownVersion;
        this.environment = environment;
        this.folders = folders;
    }

    /** @param java the one to take if it is new enough */
    public static NativeJava beside(Path java) {
        return new NativeJava(java, versionOfCommand(java), System::getenv, FOLDERS);
    }

    /** The feature number of a command {@code java}, 0 if it is not known. */
    static int versionOfCommand(Path java) {
        return java.equals(Installation.java())
                ? Runtime.version().feature()
                : Optional.ofNullable(java.getParent())
                        .map(Path::getParent)
                        .map(NativeJava::versionOf)
                        .orElse(0);
    }

    /**
     * The {@code java} to use: of {@code SLUICE_JAVA_HOME} if that is set, the one at hand if it is new enough, else one of
     * those that are installed where they usually are.
     *
     * @param who needs it, for the message
     * @throws InputException if there is none
     */
    public Path require(String who) {
        return find().orElseThrow(() -> new InputException(who + ": needs Java " + VERSION + " or newer, this is "
                + ownVersion + " and none was found in " + String.join(", ", folders) + "; install one, or set "
                + HOME_VARIABLE + " to its folder"));
    }

    /** As {@link #require}, empty if there is none. */
    public Optional<Path> find() {
        String home = environment.apply(HOME_VARIABLE);
        if (home != null && !home.isEmpty()) {
            Path java = Path.of(home, "bin", "java");
            if (!Files.isExecutable(java) || versionOf(Path.of(home)) < VERSION) {
                throw new InputException(HOME_VARIABLE + " is " + home + ", which is no Java " + VERSION + " or newer");
            }
            return Optional.of(java);
        }
        return ownVersion >= VERSION ? Optional.of(own) : installed();
    }

    private Optional<Path> installed() {
        return folders.stream()
                .map(Path::of)
                .filter(Files::isDirectory)
                .flatMap(NativeJava::entries)
                .flatMap(each -> Stream.of(each, each.resolve("Contents/Home")))
                .filter(each -> versionOf(each) >= VERSION && Files.isExecutable(each.resolve("bin/java")))
                .sorted()
                .map(each -> each.resolve("bin/java"))
                .findFirst();
    }

    private static Stream<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    /** The feature number in the file {@code release} of a Java, 0 if there is none. */
    private static int versionOf(Path home) {
        try {
            return Files.readAllLines(home.resolve("release")).stream()
                    .filter(line -> line.startsWith("JAVA_VERSION="))
                    .map(line -> line.replaceAll("JAVA_VERSION=\"?(\\d*).*", "$1"))
                    .filter(number -> !number.isEmpty())
                    .mapToInt(Integer::parseInt)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}

package org.sluicempi.maven;

import java.util.List;
import java.util.Properties;
import org.apache.maven.plugin.MojoExecutionException;
import org.jspecify.annotations.Nullable;

/** Finds the Java language level of a project's sources. */
final class LanguageLevel {
    private static final List<String> PROPERTIES = List.of("maven.compiler.release", "maven.compiler.source");

    private LanguageLevel() {}

    /**
     * @param given the plugin's own setting
     * @param properties those of the project
     */
    static int of(@Nullable String given, Properties properties) throws MojoExecutionException {
        if (given != null && !given.isBlank()) {
            return parse("sluice.release", given);
        }
        for (String name : PROPERTIES) {
            String value = properties.getProperty(name, "");
            if (!value.isBlank()) {
                return parse(name, value);
            }
        }
        return Runtime.version().feature();
    }

    private static int parse(String name, String value) throws MojoExecutionException {
        String number = value.strip().startsWith("1.") ? value.strip().substring(2) : value.strip();
        int level;
        try {
            level = Integer.parseInt(number);
        } catch (NumberFormatException e) {
            throw new MojoExecutionException(name + " " + value + ": not a Java version", e);
        }
        int newest = Runtime.version().feature();
        if (level > newest) {
            throw new MojoExecutionException(name + " " + value + ": this Maven runs on Java " + newest
                    + ", which cannot read newer sources; start it with JAVA_HOME set to a JDK " + level);
        }
        return level;
    }
}

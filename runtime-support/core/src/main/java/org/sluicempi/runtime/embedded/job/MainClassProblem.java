package org.sluicempi.runtime.embedded.job;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says for humans why a main class cannot be run. */
public final class MainClassProblem {
    private static final Pattern TOO_NEW = Pattern.compile("(\\S+) has been compiled .*class file version (\\d+).*");
    private static final int CLASS_VERSION_OF_JAVA_1 = 44;

    private MainClassProblem() {}

    /** @param problem a {@link NoSuchMethodException} says in words to follow the class's name what it lacks */
    public static String describe(String mainClass, Throwable problem) {
        if (problem instanceof UnsupportedClassVersionError tooNew) {
            return tooNew(mainClass, tooNew);
        } else if (problem instanceof NoSuchMethodException) {
            return "class " + mainClass + " " + problem.getMessage();
        } else if (problem instanceof ClassNotFoundException) {
            return "main class " + mainClass + " is not in the class path";
        }
        return "main class " + mainClass + " cannot be loaded: " + problem;
    }

    static String tooNew(String mainClass, UnsupportedClassVersionError problem) {
        Matcher matcher = TOO_NEW.matcher(String.valueOf(problem.getMessage()));
        if (!matcher.matches()) {
            return "class " + mainClass + " cannot be loaded: " + problem.getMessage();
        }
        int own = Runtime.version().feature();
        int wanted = Integer.parseInt(matcher.group(2)) - CLASS_VERSION_OF_JAVA_1;
        return "class " + matcher.group(1).replace('/', '.') + " was compiled for Java " + wanted + ", this is Java "
                + own + ": run with Java " + wanted + " or later, or compile with --release " + own;
    }
}

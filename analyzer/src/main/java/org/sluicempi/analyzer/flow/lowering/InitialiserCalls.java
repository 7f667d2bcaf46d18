package org.sluicempi.analyzer.flow.lowering;

import java.util.Set;
import org.sluicempi.analyzer.flow.MethodRef;

/**
 * What an initialiser may call of libraries without code of the program being run, where it has no object of the program's classes:
 * values, texts and collections of the JDK, and loggers had by name. What finds classes by their names stays out.
 */
final class InitialiserCalls {
    private static final Set<String> PACKAGES = Set.of(
            "java.math",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks",
            "java.util.logging",
            "java.util.regex");
    private static final Set<String> FINDERS = Set.of(
            "java.util.Formatter",
            "java.util.Locale",
            "java.util.Properties",
            "java.util.ResourceBundle",
            "java.util.Scanner",
            "java.util.ServiceLoader");
    private static final Set<String> WORDS = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Double",
            "java.lang.Enum",
            "java.lang.Exception",
            "java.lang.Error",
            "java.lang.Float",
            "java.lang.IllegalStateException",
            "java.lang.Integer",
            "java.lang.Iterable",
            "java.lang.Long",
            "java.lang.Math",
            "java.lang.Object",
            "java.lang.RuntimeException",
            "java.lang.Short",
            "java.lang.StrictMath",
            "java.lang.String",
            "java.lang.StringBuilder");
    private static final Set<String> METHODS = Set.of(
            "java.lang.System#arraycopy",
            "java.lang.System#currentTimeMillis",
            "java.lang.System#getenv",
            "java.lang.System#getProperty",
            "java.lang.System#identityHashCode",
            "java.lang.System#lineSeparator",
            "java.lang.System#nanoTime",
            "org.apache.commons.logging.LogFactory#getLog",
            "org.apache.log4j.Logger#getLogger",
            "org.apache.logging.log4j.LogManager#getLogger",
            "org.slf4j.LoggerFactory#getLogger");

    /** Whether it does so for all arguments that an initialiser can have that makes no object of the program's classes. */
    boolean runNoCodeOfTheProgram(MethodRef method) {
        String owner = method.owner().getQualifiedName();
        int end = owner.lastIndexOf('.');
        boolean listed = WORDS.contains(owner) || PACKAGES.contains(owner.substring(0, Math.max(end, 0)));
        boolean formats = owner.equals("java.lang.String")
                && (method.name().equals("format") || method.name().equals("formatted"));
        return METHODS.contains(method.id()) || listed && !formats && !FINDERS.contains(owner);
    }
}

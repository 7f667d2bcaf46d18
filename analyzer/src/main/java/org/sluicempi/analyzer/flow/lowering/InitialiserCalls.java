package org.sluicempi.analyzer.flow.lowering;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sluicempi.analyzer.flow.MethodRef;

/**
 * What an initialiser may call of libraries without code of the program being run, where it has no object of the program's classes:
 * values, texts and collections of the JDK, and loggers had by name. What asks an object that a program may have left in the library
 * (properties, time zones, streams, handlers) or finds classes by their names stays out.
 */
final class InitialiserCalls {
    private static final Set<String> TYPES = Stream.concat(
                    Stream.of(
                                    "Boolean",
                                    "Byte",
                                    "Character",
                                    "Double",
                                    "Float",
                                    "Integer",
                                    "Iterable",
                                    "Long",
                                    "Math",
                                    "Object",
                                    "Short",
                                    "StrictMath",
                                    "String",
                                    "StringBuilder")
                            .map("java.lang."::concat),
                    Stream.of(
                                    "ArrayDeque",
                                    "ArrayList",
                                    "Arrays",
                                    "BitSet",
                                    "Collection",
                                    "Collections",
                                    "Deque",
                                    "HashMap",
                                    "HashSet",
                                    "Iterator",
                                    "LinkedHashMap",
                                    "LinkedHashSet",
                                    "LinkedList",
                                    "List",
                                    "Map",
                                    "Objects",
                                    "PriorityQueue",
                                    "Queue",
                                    "Random",
                                    "Set",
                                    "SplittableRandom",
                                    "StringJoiner",
                                    "StringTokenizer",
                                    "TreeMap",
                                    "TreeSet",
                                    "Vector",
                                    "concurrent.ConcurrentHashMap",
                                    "concurrent.CopyOnWriteArrayList",
                                    "concurrent.CountDownLatch",
                                    "concurrent.Semaphore",
                                    "concurrent.ThreadLocalRandom",
                                    "regex.Pattern")
                            .map("java.util."::concat))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> PACKAGES =
            Set.of("java.math", "java.util.concurrent.atomic", "java.util.concurrent.locks");
    private static final Set<String> METHODS = Set.of(
            "java.lang.Exception#<init>",
            "java.lang.Error#<init>",
            "java.lang.IllegalStateException#<init>",
            "java.lang.RuntimeException#<init>",
            "java.lang.System#arraycopy",
            "java.lang.System#currentTimeMillis",
            "java.lang.System#getenv",
            "java.lang.System#identityHashCode",
            "java.lang.System#nanoTime");
    private static final Set<String> LOGGERS = Set.of(
            "java.util.logging.Logger#getLogger",
            "org.apache.commons.logging.LogFactory#getLog",
            "org.apache.log4j.Logger#getLogger",
            "org.apache.logging.log4j.LogManager#getLogger",
            "org.slf4j.LoggerFactory#getLogger");

    /** Of listed types: they read properties, or have the providers of a locale or a character set asked. */
    private static final Set<String> ASKING = Set.of(
            "java.lang.Boolean#getBoolean",
            "java.lang.Integer#getInteger",
            "java.lang.Long#getLong",
            "java.lang.String#<init>",
            "java.lang.String#format",
            "java.lang.String#formatted",
            "java.lang.String#getBytes");

    /** Whether it does so for all arguments that an initialiser can have that makes no object of the program's classes. */
    boolean runNoCodeOfTheProgram(MethodRef method) {
        String owner = method.owner().getQualifiedName();
        String folder = owner.substring(0, Math.max(owner.lastIndexOf('.'), 0));
        boolean listed = TYPES.contains(owner) || PACKAGES.contains(folder);
        return METHODS.contains(method.id()) || getsLogger(method) || listed && !ASKING.contains(method.id());
    }

    /** Whether what it returns may be an object of a class of the program that somebody has registered. */
    boolean getsLogger(MethodRef method) {
        return LOGGERS.contains(method.id());
    }
}

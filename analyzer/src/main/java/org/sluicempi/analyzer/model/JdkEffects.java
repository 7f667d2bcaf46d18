package org.sluicempi.analyzer.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtExpression;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * What methods of the JDK do, as far as {@code jdk.effects} says. A call of a listed method with an argument that could
 * run code of the program (an object whose {@code toString} it might call) is unknown all the same.
 */
final class JdkEffects {
    private static final Set<String> IMMUTABLE = Set.of(
            "java.lang.String",
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double");
    private static final Set<String> IO_PACKAGES = Set.of("java.io", "java.nio.file", "java.net");

    private final Map<String, List<Entry>> byType = new HashMap<>();

    /** Reads the shipped list. */
    JdkEffects() {
        try (InputStream in = JdkEffects.class.getResourceAsStream("jdk.effects")) {
            if (in == null) {
                throw new IllegalStateException("no list jdk.effects");
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .forEach(this::readLine);
        } catch (IOException e) {
            throw new IllegalStateException("the list jdk.effects cannot be read", e);
        }
    }

    /** What is known of one method. */
    record Known(Effect effect, Set<Root> results) {}

    private record Entry(Set<String> names, Known known) {}

    /** Whether values of the type can never change and run no code of the program. */
    static boolean isImmutable(CtTypeReference<?> type) {
        return type.isPrimitive()
                || IMMUTABLE.contains(type.getQualifiedName())
                || type.getQualifiedName().equals(CtTypeReference.NULL_TYPE_NAME);
    }

    /** What the list says about a call; empty where it says nothing about the method. */
    Optional<Known> of(CtAbstractInvocation<?> call) {
        CtExecutableReference<?> executable = call.getExecutable();
        CtTypeReference<?> type = executable.getDeclaringType();
        if (type == null) {
            return Optional.empty();
        }
        for (Entry entry : byType.getOrDefault(type.getQualifiedName(), List.of())) {
            if (entry.names().contains("*") || entry.names().contains(executable.getSimpleName())) {
                boolean fits = argumentsFit(call, entry.known().effect());
                return Optional.of(fits ? entry.known() : new Known(Effect.UNKNOWN, Set.of(Root.ANYTHING)));
            }
        }
        boolean io = type.getPackage() != null
                && IO_PACKAGES.contains(type.getPackage().getQualifiedName());
        return io ? Optional.of(new Known(Effect.IO, Set.of(Root.ANYTHING))) : Optional.empty();
    }

    private static boolean argumentsFit(CtAbstractInvocation<?> call, Effect effect) {
        List<CtExpression<?>> arguments = call.getArguments();
        for (int i = 0; i < arguments.size(); i++) {
            boolean expected = effect.reads().contains(i) || effect.writes().contains(i);
            CtTypeReference<?> type = arguments.get(i).getType();
            if (type == null || !(isImmutable(type) || expected && isFlatArray(type))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isFlatArray(CtTypeReference<?> type) {
        return type instanceof CtArrayTypeReference<?> array && isImmutable(array.getComponentType());
    }

    private void readLine(String line) {
        if (line.isBlank() || line.startsWith("#")) {
            return;
        }
        String[] columns = line.strip().split("\\s+", 3);
        if (columns.length < 3) {
            throw new IllegalStateException("jdk.effects: cannot read: " + line);
        }
        byType.computeIfAbsent(columns[0], key -> new ArrayList<>())
                .add(new Entry(Set.of(columns[1].split(",")), known(columns[2].split("\\s+"))));
    }

    private static Known known(String[] words) {
        Summary summary = new Summary();
        Set<Root> results = new LinkedHashSet<>();
        for (String word : words) {
            String value = word.substring(word.indexOf(':') + 1);
            switch (word.substring(0, word.length() - value.length())) {
                case "reads:" -> summary.readThrough(Set.of(argument(value)));
                case "writes:" -> summary.writeThrough(Set.of(argument(value)));
                case "clock:" -> summary.readField(value);
                case "state:" -> summary.writeField(value);
                case "returns:" -> results.add(argument(value));
                default -> plain(word, summary, results);
            }
        }
        return new Known(summary.effect(), results.isEmpty() ? Set.of(Root.ANYTHING) : results);
    }

    private static void plain(String word, Summary summary, Set<Root> results) {
        switch (word) {
            case "pure" -> summary.atLeast(Effect.Kind.PURE);
            case "throws" -> summary.setMayThrow();
            case "io" -> summary.atLeast(Effect.Kind.IO);
            case "unknown" -> summary.unknown();
            case "fresh" -> results.add(Root.FRESH);
            default -> throw new IllegalStateException("jdk.effects: no such word: " + word);
        }
    }

    private static Root argument(String value) {
        return new Root.Argument(value.equals("target") ? Effect.TARGET : Integer.parseInt(value));
    }
}

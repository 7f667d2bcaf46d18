package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Asks the JDK itself whether the methods that the list calls free of exceptions are. */
class LibraryListTest {
    private static final Map<Class<?>, List<Object>> HOSTILE = Map.of(
            int.class, List.of(0, 1, -1, 37, Integer.MAX_VALUE, Integer.MIN_VALUE),
            long.class, List.of(0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE),
            double.class, List.of(0.0, -1.0, Double.NaN, Double.POSITIVE_INFINITY),
            float.class, List.of(0f, -1f, Float.NaN, Float.NEGATIVE_INFINITY),
            boolean.class, List.of(true, false),
            char.class, List.of('x', '\0', '\uffff', '\ud800'),
            byte.class, List.of((byte) 0, (byte) -128),
            short.class, List.of((short) 0, (short) -1));
    private static final Map<String, List<Object>> TARGETS = Map.ofEntries(
            Map.entry("Object", List.of(new Object())),
            Map.entry("Integer", List.of(-1)),
            Map.entry("Long", List.of(-1L)),
            Map.entry("Double", List.of(Double.NaN)),
            Map.entry("Float", List.of(Float.NaN)),
            Map.entry("Boolean", List.of(false)),
            Map.entry("Character", List.of('\ud800')),
            Map.entry("Byte", List.of((byte) -1)),
            Map.entry("Short", List.of((short) -1)),
            Map.entry("String", List.of("", "abc", "\ud800")),
            Map.entry("StringBuilder", List.of(new StringBuilder())),
            Map.entry("ArrayList", List.of(new ArrayList<>())),
            Map.entry("ArrayDeque", List.of(new ArrayDeque<>())),
            Map.entry("HashMap", List.of(new HashMap<>())),
            Map.entry("Enum", List.of(Thread.State.NEW)),
            Map.entry("Throwable", List.of(new Throwable())));

    @Test
    void whatNeverThrowsTakesAnyValue() throws Exception {
        Set<String> throwing = new TreeSet<>();
        int asked = 0;
        for (Map.Entry<String, List<String[]>> type : lines().entrySet()) {
            for (Executable method : methods(Class.forName(type.getKey()))) {
                if (type.getValue().stream()
                        .filter(line -> names(line[1], method))
                        .findFirst()
                        .filter(line -> Arrays.stream(line[2].split(" "))
                                .noneMatch(Set.of("throws", "unknown", "io")::contains))
                        .isPresent()) {
                    asked++;
                    call(method, new Object[method.getParameterCount()], 0, throwing);
                }
            }
        }
        assertThat(throwing).isEmpty();
        assertThat(asked).isGreaterThan(300);
    }

    private static Map<String, List<String[]>> lines() throws IOException {
        Map<String, List<String[]>> lines = new LinkedHashMap<>();
        try (InputStream list = Library.class.getResourceAsStream("jdk.effects")) {
            new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.strip().split("\\s+", 3))
                    .forEach(line -> lines.computeIfAbsent(line[0], name -> new ArrayList<>())
                            .add(line));
        }
        return lines;
    }

    private static List<Executable> methods(Class<?> type) {
        boolean open = Modifier.isPublic(type.getModifiers());
        return Stream.<Executable>concat(Arrays.stream(type.getMethods()), Arrays.stream(type.getConstructors()))
                .filter(method -> open && !method.isSynthetic())
                .filter(method -> method.getDeclaringClass() == type || method.getDeclaringClass() != Object.class)
                .filter(method -> !(method instanceof Constructor<?> && Modifier.isAbstract(type.getModifiers())))
                .toList();
    }

    private static boolean names(String names, Executable method) {
        String name = method instanceof Constructor<?> ? "<init>" : method.getName();
        String parameters = Arrays.stream(method.getParameterTypes())
                .map(Class::getSimpleName)
                .collect(Collectors.joining("+"));
        Set<String> listed = new HashSet<>(Arrays.asList(names.split(",")));
        return listed.contains("*") || listed.contains(name) || listed.contains(name + "(" + parameters + ")");
    }

    private static void call(Executable method, Object[] arguments, int next, Set<String> throwing)
            throws ReflectiveOperationException {
        if (next < arguments.length) {
            for (Object hostile : hostile(method.getParameterTypes()[next])) {
                arguments[next] = hostile;
                call(method, arguments, next + 1, throwing);
            }
            return;
        }
        boolean isStatic = Modifier.isStatic(method.getModifiers()) || method instanceof Constructor<?>;
        List<Object> targets = TARGETS.getOrDefault(method.getDeclaringClass().getSimpleName(), List.of());
        for (Object target : isStatic ? List.of("none") : targets) {
            try {
                if (method instanceof Method plain) {
                    plain.invoke(target, arguments);
                } else {
                    ((Constructor<?>) method).newInstance(arguments);
                }
            } catch (InvocationTargetException e) {
                throwing.add(method + ": " + e.getCause());
            }
        }
    }

    private static List<Object> hostile(Class<?> type) {
        if (type.isPrimitive()) {
            return Objects.requireNonNull(HOSTILE.get(type));
        }
        List<Object> values = new ArrayList<>();
        values.add(null);
        if (type.isArray()) {
            values.add(Array.newInstance(type.getComponentType(), 0));
        } else if (type.isAssignableFrom(String.class)) {
            values.addAll(List.of("", "a", "\ud800"));
        }
        return values;
    }
}

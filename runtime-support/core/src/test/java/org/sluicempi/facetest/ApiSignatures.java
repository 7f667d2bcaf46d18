package org.sluicempi.facetest;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A list of public signatures in the format of {@code javap -public}, and how loaded classes differ from it. {@code
 * native} is ignored, and {@code throws} where the list does not have it.
 */
public final class ApiSignatures {
    private final Map<String, List<String>> listed = new LinkedHashMap<>();
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final boolean withThrows;

    /** Signatures as {@code class: member}, or {@code class} alone for a whole class. */
    public record Differences(List<String> missing, List<String> ofOtherShape) {}

    /** @param resource name of the list, relative to {@code test} */
    public ApiSignatures(Class<?> test, String resource) {
        String owner = null;
        for (String line : lines(test, resource)) {
            if (line.endsWith("{")) {
                String header = line.substring(0, line.length() - 1).strip();
                owner = header.replaceFirst(".*(class|interface) (\\S+).*", "$2");
                headers.put(owner, header);
                listed.put(owner, new ArrayList<>());
            } else if (!line.equals("}")) {
                listed.get(owner).add(line.replace(" native", "").replaceFirst(";$", ""));
            }
        }
        withThrows = listed.values().stream().flatMap(List::stream).anyMatch(line -> line.contains(" throws "));
    }

    /** Lines of a resource without comments and blank lines. */
    public static List<String> lines(Class<?> test, String resource) {
        try (InputStream in = test.getResourceAsStream(resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Number of listed members. */
    public int size() {
        return listed.values().stream().mapToInt(List::size).sum();
    }

    /** Compares with the classes that {@code loader} finds; none of them is initialised. */
    public Differences compare(ClassLoader loader) {
        List<String> missing = new ArrayList<>();
        List<String> different = new ArrayList<>();
        listed.forEach((name, members) -> {
            if (!headers.get(name).startsWith("public ")) {
                return;
            }
            Optional<Class<?>> found = load(name, loader);
            if (found.isEmpty()) {
                missing.add(name);
                return;
            }
            if (!header(found.get()).equals(headers.get(name))) {
                different.add(name + ": is " + header(found.get()) + ", listed as " + headers.get(name));
            }
            Map<String, String> shapes = shapes(found.get());
            for (String member : members) {
                String shape = shapes.get(key(member));
                if (shape == null) {
                    missing.add(name + ": " + member);
                } else if (!shape.equals(member)) {
                    different.add(name + ": is " + shape + ", listed as " + member);
                }
            }
        });
        return new Differences(missing, different);
    }

    private static Optional<Class<?>> load(String name, ClassLoader loader) {
        try {
            return Optional.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    private String header(Class<?> type) {
        String kind = type.isInterface() ? "interface " : "class ";
        int ignored = type.isInterface() ? Modifier.ABSTRACT | Modifier.INTERFACE : 0;
        String header = Modifier.toString(type.getModifiers() & ~ignored) + " " + kind + type.getName();
        Class<?> parent = listedParent(type);
        if (parent != null && parent != Object.class) {
            header += " extends " + simple(parent);
        }
        if (type.getInterfaces().length > 0) {
            header += " implements "
                    + Stream.of(type.getInterfaces()).map(ApiSignatures::simple).collect(Collectors.joining(","));
        }
        return header;
    }

    /** A superclass of the same package that the list does not know is a part of the class, with the members it has. */
    private Class<?> listedParent(Class<?> type) {
        Class<?> parent = type.getSuperclass();
        while (parent != null
                && parent.getPackageName().equals(type.getPackageName())
                && !headers.containsKey(parent.getName())) {
            parent = parent.getSuperclass();
        }
        return parent;
    }

    /** What identifies a member: a field's name, a method's name and parameters. */
    private static String key(String member) {
        int end = member.lastIndexOf(')');
        String head = end < 0 ? member : member.substring(0, member.indexOf('('));
        String name = head.substring(head.lastIndexOf(' ') + 1);
        return end < 0 ? name : name + member.substring(member.indexOf('('), end + 1);
    }

    private Map<String, String> shapes(Class<?> type) {
        List<String> shapes = new ArrayList<>();
        members(type, Class::getFields, Class::getDeclaredFields).forEach(f -> shapes.add(shape((Field) f)));
        members(type, Class::getMethods, Class::getDeclaredMethods)
                .forEach(m -> shapes.add(shape((Method) m, returned((Method) m) + " " + m.getName())));
        for (Constructor<?> constructor : type.getConstructors()) {
            shapes.add(shape(constructor, type.getName()));
        }
        return shapes.stream()
                .collect(Collectors.toMap(ApiSignatures::key, s -> s, (own, inherited) -> own, TreeMap::new));
    }

    /** Public members, those that the class declares itself first. */
    private static Stream<Member> members(
            Class<?> type, Function<Class<?>, Member[]> inherited, Function<Class<?>, Member[]> declared) {
        return Stream.concat(Stream.of(declared.apply(type)), Stream.of(inherited.apply(type)))
                .filter(member -> Modifier.isPublic(member.getModifiers()) && !member.isSynthetic());
    }

    private static String shape(Field field) {
        return Modifier.toString(field.getModifiers()) + " " + simple(field.getType()) + " " + field.getName();
    }

    private String shape(Executable member, String name) {
        int listed = Modifier.PUBLIC | Modifier.STATIC | Modifier.FINAL | Modifier.ABSTRACT;
        String shape = Modifier.toString(member.getModifiers() & listed) + " " + name
                + Stream.of(member.getParameterTypes())
                        .map(ApiSignatures::simple)
                        .collect(Collectors.joining(", ", "(", ")"));
        if (withThrows && member.getExceptionTypes().length > 0) {
            shape += " throws "
                    + Stream.of(member.getExceptionTypes())
                            .map(ApiSignatures::simple)
                            .collect(Collectors.joining(", "));
        }
        return shape;
    }

    /** With the method's type parameters, if it has any. */
    private static String returned(Method method) {
        if (method.getTypeParameters().length == 0) {
            return simple(method.getReturnType());
        }
        return Stream.of(method.getTypeParameters())
                        .map(type -> type.getName() + " extends " + type.getBounds()[0].getTypeName())
                        .collect(Collectors.joining(", ", "<", "> "))
                + method.getGenericReturnType().getTypeName();
    }

    private static String simple(Class<?> type) {
        return type.getTypeName().replaceFirst("^java\\.lang\\.", "");
    }
}

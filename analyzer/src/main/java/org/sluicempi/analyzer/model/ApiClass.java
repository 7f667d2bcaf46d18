package org.sluicempi.analyzer.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Builds one header class from lines of {@code javap -protected}. */
final class ApiClass {
    private static final Pattern CLASS = Pattern.compile(
            "([a-z ]*)\\b(class|interface) ([\\w.$]+)(?: extends ([\\w.$]+))?(?: implements ([\\w.$,]+))?");
    private static final Pattern FIELD = Pattern.compile("([a-z ]*) ([\\w.$\\[\\]]+) (\\w+);");
    private static final Pattern METHOD = Pattern.compile("([a-z ]*?) ?(?:<(\\w) extends ([\\w.$]+)> )?"
            + "([\\w.$\\[\\]]+) (\\w+)\\(([^)]*)\\)(?: throws ([\\w.$, ]+))?;");
    private static final Pattern CONSTRUCTOR =
            Pattern.compile("([a-z ]*) ([\\w.$]+)\\(([^)]*)\\)(?: throws ([\\w.$, ]+))?;");
    private static final Map<String, Integer> MODIFIERS = Map.of(
            "public", Opcodes.ACC_PUBLIC,
            "protected", Opcodes.ACC_PROTECTED,
            "static", Opcodes.ACC_STATIC,
            "final", Opcodes.ACC_FINAL,
            "abstract", Opcodes.ACC_ABSTRACT,
            "native", 0);
    private static final Set<String> LANG =
            Set.of("Object", "String", "Exception", "RuntimeException", "Throwable", "Cloneable", "Comparable");
    private static final Map<String, Type> PRIMITIVES = Map.of(
            "void", Type.VOID_TYPE,
            "boolean", Type.BOOLEAN_TYPE,
            "byte", Type.BYTE_TYPE,
            "char", Type.CHAR_TYPE,
            "short", Type.SHORT_TYPE,
            "int", Type.INT_TYPE,
            "long", Type.LONG_TYPE,
            "float", Type.FLOAT_TYPE,
            "double", Type.DOUBLE_TYPE);

    private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    private final String qualifiedName;
    private final int access;

    private ApiClass(String qualifiedName, int access) {
        this.qualifiedName = qualifiedName;
        this.access = access;
    }

    /** @param line the class' declaration without its brace */
    static ApiClass begin(String line) {
        Matcher match = matched(CLASS, line);
        boolean isInterface = match.group(2).equals("interface");
        int access = modifiers(match.group(1)) | (isInterface ? Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT : 0);
        ApiClass started = new ApiClass(match.group(3), access);
        String superName = match.group(4) == null ? "java/lang/Object" : internal(match.group(4));
        String[] interfaces = match.group(5) == null
                ? new String[0]
                : Arrays.stream(match.group(5).split(","))
                        .map(ApiClass::internal)
                        .toArray(String[]::new);
        started.writer.visit(
                Opcodes.V1_8,
                access | (isInterface ? 0 : Opcodes.ACC_SUPER),
                started.internalName(),
                null,
                superName,
                interfaces);
        return started;
    }

    String internalName() {
        return internal(qualifiedName);
    }

    /** Name of the class that this one is a member of, in the internal form; its own, if it is none. */
    String outer() {
        return internalName().split("[$]", 2)[0];
    }

    /** Says of a class that belongs to another one, be it this one, what it is to that. */
    void addNested(ApiClass nested) {
        String name = nested.internalName();
        writer.visitInnerClass(
                name, nested.outer(), name.substring(nested.outer().length() + 1), nested.access);
    }

    void addMember(String line) {
        if (!line.contains("(")) {
            Matcher field = matched(FIELD, line);
            writer.visitField(
                            modifiers(field.group(1)),
                            field.group(3),
                            type(field.group(2)).getDescriptor(),
                            null,
                            null)
                    .visitEnd();
            return;
        }
        Matcher constructor = CONSTRUCTOR.matcher(line);
        if (constructor.matches() && constructor.group(2).equals(qualifiedName)) {
            String descriptor = descriptor(Type.VOID_TYPE, constructor.group(3));
            addMethod(modifiers(constructor.group(1)), "<init>", descriptor, null, constructor.group(4));
            return;
        }
        Matcher method = matched(METHOD, line);
        @Nullable String variable = method.group(2);
        Type result = type(variable == null ? method.group(4) : method.group(3));
        String descriptor = descriptor(result, method.group(6));
        // A result of any type that the caller asks for.
        @Nullable
        String signature = variable == null
                ? null
                : "<" + variable + ":" + result.getDescriptor() + ">"
                        + descriptor.substring(0, descriptor.indexOf(')') + 1) + "T" + variable + ";";
        addMethod(modifiers(method.group(1)), method.group(5), descriptor, signature, method.group(7));
    }

    byte[] toByteArray() {
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static String descriptor(Type result, String parameters) {
        List<Type> types = new ArrayList<>();
        for (String parameter : parameters.isBlank() ? new String[0] : parameters.split(",")) {
            types.add(type(parameter.strip()));
        }
        return Type.getMethodDescriptor(result, types.toArray(Type[]::new));
    }

    private void addMethod(
            int modifiers, String name, String descriptor, @Nullable String signature, @Nullable String thrown) {
        String[] exceptions = thrown == null
                ? new String[0]
                : Arrays.stream(thrown.split(","))
                        .map(String::strip)
                        .map(ApiClass::internal)
                        .toArray(String[]::new);
        MethodVisitor method = writer.visitMethod(modifiers, name, descriptor, signature, exceptions);
        if ((modifiers & Opcodes.ACC_ABSTRACT) == 0) {
            HeaderClass.writeBody(method);
        }
    }

    private static int modifiers(String words) {
        int access = 0;
        for (String word : words.strip().split(" +")) {
            access |= word.isEmpty() ? 0 : MODIFIERS.getOrDefault(word, 0);
        }
        return access;
    }

    private static Type type(String name) {
        if (name.endsWith("[]")) {
            return Type.getType("[" + type(name.substring(0, name.length() - 2)).getDescriptor());
        }
        Type primitive = PRIMITIVES.get(name);
        return primitive != null ? primitive : Type.getObjectType(internal(name));
    }

    private static String internal(String name) {
        return LANG.contains(name) ? "java/lang/" + name : name.replace('.', '/');
    }

    private static Matcher matched(Pattern pattern, String line) {
        Matcher match = pattern.matcher(line);
        if (!match.matches()) {
            throw new IllegalStateException("API list: cannot read: " + line);
        }
        return match;
    }
}

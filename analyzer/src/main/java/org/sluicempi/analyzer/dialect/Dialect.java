package org.sluicempi.analyzer.dialect;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFieldRead;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;

/**
 * One MPI API for Java, as data.
 *
 * @param id short name, also the name of its file
 * @param about whose API it is, for people
 * @param packageName of all its types
 * @param types simple names of those that it lists, the nested ones not included
 * @param supertypes simple name of a type to that of its superclass, for those that inherit methods of the API
 * @param calls by {@code Type.name}: the simple name of the declaring type and the method's name
 * @param datatypes simple name of the constant in {@code MPI} to the component type of the Java array that it fits
 * @param objects simple name of the constant in {@code MPI} for elements that are objects, which become bytes when a call is
 *     made; empty where the API sends no objects
 * @param delta names that the transformed program uses
 */
public record Dialect(
        String id,
        String about,
        String packageName,
        List<String> types,
        Map<String, String> supertypes,
        Map<String, Call> calls,
        Map<String, String> datatypes,
        Optional<String> objects,
        DeltaNames delta) {
    public Dialect {
        types = List.copyOf(types);
        supertypes = Map.copyOf(supertypes);
        calls = Map.copyOf(calls);
        datatypes = Map.copyOf(datatypes);
    }

    /**
     * One method of the API.
     *
     * @param kind what it does
     * @param mode of the send; STANDARD for all that do not send
     * @param blocking whether it returns only when the buffer may be used again
     * @param arguments what the arguments mean, in order; of a call that sends one message and receives another, those of the
     *     message that it sends come first; empty of calls that do neither
     * @param steady whether it gives the same value whenever it is called on the same object
     * @param positive whether that value is a number above zero
     * @param begin name of the method that takes its place when the message is cut, with the same arguments; only for
     *     blocking calls, and of none whose message must be whole. Of a call that sends and receives: when what it receives is cut
     */
    public record Call(
            String name,
            CallKind kind,
            SendMode mode,
            boolean blocking,
            List<Argument> arguments,
            boolean steady,
            boolean positive,
            Optional<String> begin) {
        public Call {
            arguments = List.copyOf(arguments);
        }

        /** Whether a call that looks like this may be one of the method. What the arguments mean is known of few methods. */
        boolean mayBe(Signature signature) {
            return name.equals(signature.name()) && (arguments.isEmpty() || arguments.size() == signature.arguments());
        }
    }

    /** What an argument means. */
    public enum Argument {
        BUFFER,
        OFFSET,
        COUNT,
        DATATYPE,
        PEER,
        TAG
    }

    /** Names in transformed code; types are simple names in {@link Dialect#packageName}. */
    public record DeltaNames(
            String sendType,
            String recvType,
            String none,
            String received,
            String announceAtEnd,
            String strip,
            String sendData,
            String sendEnd,
            String sendEndIfBegun,
            String isBegun,
            String waitData,
            String waitAll,
            String callsType,
            String beginCalls,
            String beside,
            String sendAmong,
            String recvAmong) {}

    /**
     * One half of a call that sends one message and receives another, as a call of its own.
     *
     * @param half SEND or RECV
     */
    public Call half(Call call, CallKind half) {
        List<Argument> arguments = call.arguments();
        int middle = arguments.size() / 2;
        boolean sends = half == CallKind.SEND;
        return new Call(
                call.name(),
                half,
                SendMode.STANDARD,
                call.blocking(),
                sends ? arguments.subList(0, middle) : arguments.subList(middle, arguments.size()),
                false,
                false,
                sends ? sendBegin() : call.begin());
    }

    private Optional<String> sendBegin() {
        return calls.values().stream()
                .filter(call -> call.kind() == CallKind.SEND && call.mode() == SendMode.STANDARD)
                .flatMap(call -> call.begin().stream())
                .findFirst();
    }

    /**
     * What a call is, if it is one of this API that the dialect's file lists. A method may be declared by a class that only
     * an implementation of the API has; then the type that it is called on counts.
     */
    public Optional<Call> callOf(CtInvocation<?> invocation) {
        CtExecutableReference<?> executable = invocation.getExecutable();
        String name = executable.getSimpleName();
        return listed(executable.getDeclaringType(), name).or(() -> listed(receiver(invocation), name));
    }

    /** Whether a call that looks like this may be one of this API. */
    boolean speaks(Signature signature) {
        return calls.values().stream().anyMatch(call -> call.mayBe(signature));
    }

    private Optional<Call> listed(@Nullable CtTypeReference<?> type, String method) {
        return type != null && isApiType(type) ? call(type.getSimpleName(), method) : Optional.empty();
    }

    private static @Nullable CtTypeReference<?> receiver(CtInvocation<?> invocation) {
        CtExpression<?> target = invocation.getTarget();
        return target instanceof CtTypeAccess<?> access
                ? access.getAccessedType()
                : target == null ? null : target.getType();
    }

    /** The method of this name that a type of the API has or inherits. */
    public Optional<Call> call(String simpleTypeName, String methodName) {
        for (String type = simpleTypeName; type != null; type = supertypes.get(type)) {
            Call call = calls.get(type + "." + methodName);
            if (call != null) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }

    /** Whether a class, by its qualified name with nested ones behind a {@code $}, is one that this API lists. */
    public boolean isApiType(String qualifiedName) {
        int end = qualifiedName.lastIndexOf('.');
        return end > 0
                && qualifiedName.substring(0, end).equals(packageName)
                && types.contains(qualifiedName.substring(end + 1).split("[$]")[0]);
    }

    /**
     * Whether a type belongs to this API: it is listed, or an implementation derives listed ones from it. Others in the package
     * are anybody's.
     */
    public boolean isApiType(CtTypeReference<?> type) {
        CtTypeReference<?> outermost = type instanceof CtArrayTypeReference<?> array ? array.getArrayType() : type;
        while (outermost.getDeclaringType() != null) {
            outermost = outermost.getDeclaringType();
        }
        return outermost.getQualifiedName().equals(packageName + "." + outermost.getSimpleName())
                && (types.contains(outermost.getSimpleName()) || isAboveListed(outermost));
    }

    /** Whether a listed type is derived from a type, which may be of another package, as MPJ Express's {@code mpjdev.Status} is. */
    public boolean isAboveListed(CtTypeReference<?> type) {
        return types.stream()
                .map(name -> type.getFactory().Type().createReference(packageName + "." + name))
                .anyMatch(listed -> listed.isSubtypeOf(type));
    }

    /**
     * The component type of the Java array that a datatype fits, as {@code double}.
     *
     * @param datatype an expression; has an answer where it is a constant of {@code MPI} for a basic type
     */
    public Optional<String> componentType(CtExpression<?> datatype) {
        return constant(datatype).map(datatypes::get);
    }

    /** Whether the datatype is the constant for elements that are objects. */
    public boolean isObjects(CtExpression<?> datatype) {
        return objects.isPresent() && constant(datatype).equals(objects);
    }

    /** Whether the datatype is a constant of the API, of basic elements or not. */
    public boolean isConstant(CtExpression<?> datatype) {
        return constant(datatype).isPresent();
    }

    private Optional<String> constant(CtExpression<?> datatype) {
        return datatype instanceof CtFieldRead<?> read
                        && read.getVariable().getDeclaringType() != null
                        && read.getVariable()
                                .getDeclaringType()
                                .getQualifiedName()
                                .equals(packageName + ".MPI")
                ? Optional.of(read.getVariable().getSimpleName())
                : Optional.empty();
    }
}

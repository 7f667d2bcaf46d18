package org.sluicempi.transformer.verify;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.lookup.ArrayBinding;
import org.eclipse.jdt.internal.compiler.lookup.Binding;
import org.eclipse.jdt.internal.compiler.lookup.FieldBinding;
import org.eclipse.jdt.internal.compiler.lookup.LocalTypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.LocalVariableBinding;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeVariableBinding;
import org.jspecify.annotations.Nullable;

/** Puts the compiler's bindings into words that can be compared between two runs. */
final class Describer {
    /** Of the length of every array. */
    static final Meaning LENGTH = new Meaning(Meaning.Kind.FIELD, "length of an array");

    private final IntFunction<String> place;

    /** @param place a name for an offset at which something is declared */
    Describer(IntFunction<String> place) {
        this.place = place;
    }

    Meaning of(@Nullable Binding binding) {
        if (binding == null || !binding.isValidBinding()) {
            return new Meaning(Meaning.Kind.UNKNOWN, binding == null ? "name" : new String(binding.readableName()));
        }
        if (binding instanceof LocalVariableBinding local) {
            String declared = local.declaration == null ? "" : place.apply(local.declaration.sourceStart);
            return new Meaning(Meaning.Kind.LOCAL, new String(local.name) + declared);
        }
        if (binding instanceof FieldBinding field) {
            return field == ArrayBinding.ArrayLength
                    ? LENGTH
                    : new Meaning(Meaning.Kind.FIELD, type(field.declaringClass) + "." + new String(field.name));
        }
        if (binding instanceof MethodBinding method) {
            return new Meaning(Meaning.Kind.METHOD, method(method.original()));
        }
        // the name in "Comm[]" is that of the element's type
        return binding instanceof TypeBinding type
                ? new Meaning(Meaning.Kind.TYPE, type(type.leafComponentType()))
                : new Meaning(Meaning.Kind.UNKNOWN, new String(binding.readableName()));
    }

    private String method(MethodBinding method) {
        String parameters = Stream.of(method.parameters).map(this::type).collect(Collectors.joining(", "));
        return type(method.declaringClass) + "." + new String(method.selector) + "(" + parameters + ")";
    }

    private String type(@Nullable TypeBinding written) {
        if (written == null) {
            return "";
        }
        TypeBinding type = written.leafComponentType();
        String dimensions = "[]".repeat(written.dimensions());
        if (type instanceof TypeVariableBinding variable) {
            Binding declaring = variable.declaringElement;
            return new String(variable.sourceName) + " of "
                    + (declaring == null ? "" : new String(declaring.readableName())) + dimensions;
        }
        TypeBinding erased = type.erasure();
        return name(erased) + dimensions;
    }

    private String name(TypeBinding type) {
        if (type instanceof LocalTypeBinding local) {
            return new String(local.sourceName()) + place.apply(local.sourceStart);
        }
        ReferenceBinding around = type.enclosingType();
        return around == null
                ? new String(type.readableName())
                : name(around.erasure()) + "." + new String(type.sourceName());
    }
}

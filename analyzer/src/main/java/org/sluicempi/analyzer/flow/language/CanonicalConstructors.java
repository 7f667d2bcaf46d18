package org.sluicempi.analyzer.flow.language;

import java.util.IdentityHashMap;
import java.util.Map;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtParameter;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtRecordComponent;
import spoon.reflect.factory.Factory;
import spoon.reflect.reference.CtArrayTypeReference;

/**
 * The constructors of records that declare none (JLS 8.10.4). The model has no element for them, so one is made, which
 * knows its record although the record does not know it: the model stays as it was. Whether a last component that is an
 * array was written as a variadic one is not known; it counts as such, and a call shows what it passes.
 */
public final class CanonicalConstructors {
    private final Map<CtRecord, CtConstructor<?>> made = new IdentityHashMap<>();

    CtConstructor<?> of(CtRecord type) {
        CtConstructor<?> known = made.get(type);
        if (known == null) {
            known = make(type);
            made.put(type, known);
        }
        return known;
    }

    private static CtConstructor<?> make(CtRecord type) {
        Factory factory = type.getFactory();
        CtConstructor<Object> constructor = factory.Core().createConstructor();
        constructor.setImplicit(true);
        constructor.setCompactConstructor(true);
        constructor.setBody(factory.Core().createBlock());
        int left = type.getRecordComponents().size();
        for (CtRecordComponent component : type.getRecordComponents()) {
            left--;
            CtParameter<Object> parameter = factory.Core().createParameter();
            parameter.setSimpleName(component.getSimpleName());
            parameter.setType(component.getType().clone());
            parameter.setVarArgs(left == 0 && component.getType() instanceof CtArrayTypeReference<?>);
            constructor.addParameter(parameter);
        }
        constructor.setParent(type);
        return constructor;
    }
}

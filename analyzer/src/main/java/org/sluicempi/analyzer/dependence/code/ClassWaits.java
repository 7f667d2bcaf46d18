package org.sluicempi.analyzer.dependence.code;

import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtTypeMember;
import spoon.reflect.declaration.CtVariable;

/**
 * Reads of static fields that may wait for another thread, which initialises the field's class and in turn may wait for what the
 * reader does next (JLS 12.4.2). Code of a class that runs without an object of it, or makes one, runs when the class has been
 * initialised, or in the thread that does it; a method of an object may run before, where an initialiser hands objects to threads. Of
 * the class above that is not known: its initialiser, where it uses the derived class, does so before it has ended.
 *
 * @param method that reads
 */
public record ClassWaits(Method method) {
    /** Whether to read the variable may wait. A constant is looked up by nobody. */
    public boolean mayWaitFor(CtVariable<?> variable) {
        return variable instanceof CtField<?> field
                && field.isStatic()
                && method.hasThreads()
                && !method.isConstant(field)
                && !method.calls().dialect().isApiType(field.getDeclaringType().getReference())
                && !field.getDeclaringType().getQualifiedName().startsWith("java.")
                && !isInitialised(field.getDeclaringType());
    }

    private boolean isInitialised(CtType<?> type) {
        CtExecutable<?> code = method.executable();
        boolean after = code instanceof CtConstructor<?> || code instanceof CtMethod<?> own && own.isStatic();
        return after && code instanceof CtTypeMember member && member.getDeclaringType() == type;
    }
}

package org.sluicempi.analyzer.dependence.code;

import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;

/**
 * Reads of static fields that may wait for another thread, which initialises the field's class and in turn may wait for what the
 * reader does next (JLS 12.4.2). A static method of a class runs when the class has been initialised, or in the thread that does it.
 * Other code may run before: methods of objects, where an initialiser hands these to threads, and whatever belongs to a derived class,
 * where the initialiser of the class above uses that, which then is initialised first.
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
        return method.executable() instanceof CtMethod<?> code && code.isStatic() && code.getDeclaringType() == type;
    }
}

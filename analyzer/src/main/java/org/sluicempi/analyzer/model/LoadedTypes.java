package org.sluicempi.analyzer.model;

import spoon.compiler.Environment;
import spoon.reflect.declaration.CtType;
import spoon.reflect.factory.FactoryImpl;
import spoon.reflect.factory.TypeFactory;
import spoon.support.DefaultCoreFactory;
import spoon.support.SpoonClassNotFoundException;

/**
 * Takes a class that is there, but lacks another one that it is made of, for one that is not there. The JVM finds that out when
 * somebody looks into the class; the model has an answer for the latter only.
 */
final class LoadedTypes extends TypeFactory {
    private LoadedTypes(FactoryImpl factory) {
        super(factory);
    }

    static FactoryImpl factory(Environment environment) {
        return new FactoryImpl(new DefaultCoreFactory(), environment) {
            private final TypeFactory types = new LoadedTypes(this);

            @Override
            public TypeFactory Type() {
                return types;
            }
        };
    }

    @Override
    public <T> CtType<T> get(Class<?> loaded) {
        try {
            return super.get(loaded);
        } catch (SpoonClassNotFoundException e) {
            throw e;
        } catch (LinkageError | RuntimeException e) { // the library's own code meets null where a type is missing
            throw new SpoonClassNotFoundException(loaded.getName() + " cannot be looked into", e);
        }
    }
}

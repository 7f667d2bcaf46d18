package org.sluicempi.analyzer.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtConstructor;

class ArraysOfTypeParametersTest {
    @TempDir
    Path folder;

    /** Where the bound is missing, the model says that the array's type declares the method, and knows no end of asking for it. */
    @Test
    void theirMethodsAreThoseOfObjects() throws IOException {
        Files.writeString(folder.resolve("Main.java"), """
                import mpi.*;
                class Main {
                    static class Vector<T extends Missing<T>> {
                        T[] data;
                        Vector(T[] d) { data = d.clone(); }
                    }
                    static void go(double[] a) throws MPIException { MPI.COMM_WORLD.send(a, 1, MPI.DOUBLE, 1, 0); }
                }
                """);
        ModelledFile file = ModelledFiles.only(folder);
        CtClass<?> vector = (CtClass<?>) file.types().get(0).getNestedType("Vector");
        CtConstructor<?> constructor = vector.getConstructors().iterator().next();

        List<Step> steps = file.semantics().bodies().of(constructor).steps();

        assertThat(steps).noneMatch(Step.Unknown.class::isInstance);
        assertThat(steps.stream()
                        .filter(Step.Call.class::isInstance)
                        .map(step -> ((Step.Call) step).method().id()))
                .contains("java.lang.Object#clone");
    }
}

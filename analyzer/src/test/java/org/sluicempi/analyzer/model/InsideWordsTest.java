package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** By which members a class file looks into objects and classes. */
class InsideWordsTest {
    private final ClassWriter writer = new ClassWriter(0);

    private Set<String> words() {
        writer.visit(Opcodes.V17, 0, "lib/A", null, "java/lang/Object", null);
        Set<String> words = new TreeSet<>();
        InsideWords.add(new ClassReader(writer.toByteArray()), words);
        return words;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/beans/Introspector",
                "java/io/ObjectInputStream",
                "java/lang/Class",
                "java/lang/invoke/MethodHandles$Lookup",
                "java/lang/reflect/Method",
                "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
                "jdk/internal/misc/Unsafe",
                "sun/misc/Unsafe"
            })
    void byThoseOfTheseClasses(String owner) {
        writer.newMethod(owner, "member", "()V", false);
        assertThat(words()).contains(owner.split("[/$]")).contains("member");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java/util/ArrayList",
                "java/util/concurrent/Executor",
                "lib/java/lang/Class",
                "mpi/Comm",
                "java/lang/invoke/LambdaMetafactory",
                "java/lang/invoke/StringConcatFactory",
                "java/lang/reflect/Array",
                "java/lang/runtime/ObjectMethods"
            })
    void notByThoseOfOthers(String owner) {
        writer.newMethod(owner, "member", "()V", false);
        writer.newClass("java/lang/Class");
        writer.newNameType("getMethod", "()V");
        writer.newConst("getFields");
        assertThat(words()).isEmpty();
    }

    @Test
    void byFieldsAndMethodsOfClassesAndInterfaces() {
        writer.newField("java/lang/Integer", "TYPE", "Ljava/lang/Class;");
        writer.newMethod("java/lang/Class", "getMethods", "()V", false);
        writer.newMethod("java/lang/reflect/Type", "getTypeName", "()V", true);
        assertThat(words()).contains("TYPE", "getMethods", "getTypeName");
    }

    @Test
    void aLongConstantTakesTwoPlaces() {
        writer.newConst(1L);
        writer.newConst(2.5);
        writer.newMethod("java/lang/Class", "getMethods", "()V", false);
        assertThat(words()).contains("getMethods");
    }
}

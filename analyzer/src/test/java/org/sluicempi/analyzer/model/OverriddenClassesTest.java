package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Which classes of the JDK a library has others derived from. */
class OverriddenClassesTest {
    private static void add(DerivedClasses classes, String name, String above, int access, String method) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, name, null, above, null);
        writer.visitMethod(access, method, "()V", null, null);
        classes.add(new ClassReader(writer.toByteArray()));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            java/util/ArrayList,    1,  size        => true
            java/util/ArrayList,    0,  removeRange => true
            java/util/ArrayList,    1,  capacity    => false
            java/util/ArrayList,    9,  size        => false
            java/util/ArrayList,    2,  size        => false
            java/util/ArrayList,    1,  <init>      => false
            java/lang/Object,       1,  toString    => false
            lib/Missing,            1,  size        => false
            """)
    void whatIsSaidAnewIsAMethodOfAnObject(String derived, boolean found) {
        String[] cells = derived.split(",\\s*");
        DerivedClasses classes = new DerivedClasses();
        add(classes, "lib/A", cells[0], Integer.parseInt(cells[1]), cells[2]);
        assertThat(!classes.overridden().isEmpty()).isEqualTo(found);
    }

    @Test
    void theClassesOfTheJdkAboveItAreThoseThatItIsDerivedFrom() {
        DerivedClasses classes = new DerivedClasses();
        add(classes, "lib/Above", "java/util/ArrayList", Opcodes.ACC_PUBLIC, "own");
        DerivedClasses others = new DerivedClasses();
        add(others, "lib/Below", "lib/Above", Opcodes.ACC_PUBLIC, "size");
        classes.addAll(others);
        assertThat(classes.overridden())
                .containsExactlyInAnyOrder(
                        "java.util.ArrayList", "java.util.AbstractList", "java.util.AbstractCollection");
    }

    @Test
    void classesThatAreDerivedFromEachOtherAreOfNoUse() {
        DerivedClasses classes = new DerivedClasses();
        add(classes, "lib/A", "lib/B", Opcodes.ACC_PUBLIC, "size");
        add(classes, "lib/B", "lib/A", Opcodes.ACC_PUBLIC, "size");
        assertThat(classes.overridden()).isEmpty();
    }

    @Test
    void aModuleIsDerivedFromNothing() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
        DerivedClasses classes = new DerivedClasses();
        classes.add(new ClassReader(writer.toByteArray()));
        assertThat(classes.overridden()).isEmpty();
    }
}

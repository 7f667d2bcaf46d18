package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spoon.Launcher;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.visitor.filter.TypeFilter;
import spoon.support.compiler.VirtualFile;

/** What a name means depends on what the JDK's classes had when the release came out that a program is compiled for. */
class ReleaseCompilerTest {
    @ParameterizedTest
    @CsvSource({
        "8, Outer",
        "9, Outer",
        "10, Outer",
        "11, java.io.ByteArrayOutputStream",
        "17, java.io.ByteArrayOutputStream"
    })
    void aMethodThatCameLaterHidesNone(int release, String declaring) {
        Launcher launcher = new StaticMembers();
        launcher.getEnvironment().setComplianceLevel(release);
        launcher.getEnvironment().setNoClasspath(true);
        launcher.getEnvironment().setLevel("OFF");
        launcher.addInputResource(new VirtualFile("""
                class Outer {
                    static void writeBytes(byte[] bytes) {}
                    static class Inner extends java.io.ByteArrayOutputStream { void go() { writeBytes(new byte[5]); } }
                }
                """, "Outer.java"));

        assertThat(launcher.buildModel().getElements(new TypeFilter<>(CtInvocation.class)).stream()
                        .filter(call -> call.getExecutable().getSimpleName().equals("writeBytes"))
                        .map(call -> call.getExecutable().getDeclaringType().getQualifiedName()))
                .containsExactly(declaring);
    }
}

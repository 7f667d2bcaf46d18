package org.sluicempi.transformer.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;

/** Programs that lie in wait for the weaver do the same when woven, whoever has compiled them. */
class WeaveDifferentialTest {
    private static final List<Long> EAGER = List.of(0L, 1024L, EmbeddedOptions.DEFAULT_EAGER_LIMIT);

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> sameAsOriginal() {
        return WeaveProgram.all().stream()
                .flatMap(program -> Stream.of(Compiler.values())
                        .filter(program::isFor)
                        .map(compiler -> DynamicTest.dynamicTest(
                                program.dialect() + " " + program.name() + " " + compiler,
                                () -> check(program, compiler))));
    }

    @Test
    void most_programs_are_refused_and_many_are_woven() {
        List<String> rules = WeaveProgram.all().stream()
                .flatMap(p -> p.expected().values().stream())
                .toList();
        assertThat(WeaveProgram.all()).hasSizeGreaterThan(60);
        assertThat(rules).filteredOn("SL003"::equals).hasSizeGreaterThan(30);
        assertThat(rules).filteredOn("SL014"::equals).hasSizeGreaterThan(30);
    }

    private void check(WeaveProgram program, Compiler compiler) throws IOException {
        String name = program.dialect() + program.name() + compiler;
        Path original = folder.resolve(name);
        Path woven = folder.resolve(name + "-woven");
        compiler.compile(program.file(), program.face(), original);
        for (Path file : Compiler.classes(original)) {
            Path copy = woven.resolve(original.relativize(file));
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
        WeaveResult result =
                new Weaver().weave(new WeaveRequest(woven, LineTables.NONE, folder.resolve(name + "-kept")));
        assertThat(result.faulty()).isEmpty();
        assertThat(WeaveProgram.sites(result)).isEqualTo(program.expected());
        for (int ranks : program.ranks()) {
            for (long eager : compiler == Compiler.JAVAC ? EAGER : List.of(0L)) {
                Trial.Outcome expected = Trial.run(original, program.face(), program.name(), ranks, eager);
                assertThat(expected.saysSomething()).isTrue();
                Trial.Outcome actual = Trial.run(woven, program.face(), program.name(), ranks, eager);
                assertThat(actual.agreesWith(expected))
                        .as("%s ranks, eager limit %s: %s, expected %s", ranks, eager, actual, expected)
                        .isTrue();
            }
        }
        boolean rewritten = program.expected().containsValue("SL003");
        assertThat(result.woven().isEmpty()).isEqualTo(!rewritten);
        assertThat(sameBytes(original, woven)).isEqualTo(!rewritten);
    }

    private static boolean sameBytes(Path one, Path other) throws IOException {
        boolean same = true;
        for (Path file : Compiler.classes(one)) {
            same &= Files.mismatch(file, other.resolve(one.relativize(file))) < 0;
        }
        return same;
    }
}

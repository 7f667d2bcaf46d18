package org.sluicempi.analyzer.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import spoon.reflect.declaration.CtElement;

/** No method of a class file is larger than its steps let expect, and few are much smaller. */
class CodeSizeTest {
    private final Bodies bodies = new Bodies();
    private final List<String> larger = new ArrayList<>();
    private long real;
    private long estimated;

    @Test
    void ofEachConstructOfTheLanguage(@TempDir Path output) throws IOException {
        compare(Tour.compiled(output));
        assertThat(larger).isEmpty();
        assertThat(estimated).isLessThan(4 * real);
    }

    /** Many of the same in one method, as generated code has them; none is so long that its jumps are wide. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "x = x * 31 + y % 17 ^ (x + #);",
                "if (x > # && y != x || y < 3) { x++; } else { x -= y; }",
                "boolean b# = x < # ^ y > x; x += b# ? 1 : 2;",
                "s += x + \"-\" + y + #L;",
                "for (int i = 0; i < #; i++) { if (i == x) { continue; } x += i; }",
                "switch (x) { case #: x = 1; break; case 7: x++; default: y = x; }",
                "switch (s) { case \"a#\": x = 1; break; case \"b#\": x++; default: y = x; }",
                "x = switch (y) { case # -> 3; case 9 -> { int k = x; yield k; } default -> x; };",
                "try { x /= y; } catch (ArithmeticException e) { y = #; } finally { x += y * 3 - #; }",
                "synchronized (s) { x += #; }",
                "int[] a# = { x, y, 1, 2, 3, #, 100000 }; x += a#[y & 3]++;",
                "long l# = x; l# <<= 3; l# += #L; x = (int) l#;",
                "double d# = x * #.5; d# += y / 3.0; x = (int) (d# > 2 ? d# : -d#);",
                "s = String.valueOf(x).trim() + Math.max(x, #);",
                "Integer n# = x; n#++; x = n#;",
                "for (char c : s.toCharArray()) { x += c - #; }",
                "Runnable r# = () -> System.out.println(#); r#.run();",
                "assert x != # : \"is \" + x;",
                "Object o# = s; if (o# instanceof String t# && t#.length() > #) { x = t#.length(); }"
            })
    void ofManyOfTheSame(String statement, @TempDir Path folder) throws IOException {
        String body = IntStream.range(200, 260)
                .mapToObj(i -> statement.replace("#", Integer.toString(i)))
                .collect(Collectors.joining("\n"));
        Path source = folder.resolve("Many.java");
        Files.writeString(
                source,
                "class Many { int many(int x, int y, String s) {\n" + body + "\nreturn x + y + s.length(); } }");
        compare(Project.compiled(List.of(source), List.of(), StandardCharsets.UTF_8, folder.resolve("classes")));
        assertThat(larger).isEmpty();
        assertThat(real).isGreaterThan(300);
        // Joined strings are counted with the conversions of their parts, which one instruction does.
        assertThat(estimated).isLessThan(12 * real);
    }

    private void compare(Project project) {
        new TypePairs(project).pairs().forEach((node, type) -> {
            MethodPairs pairs = new MethodPairs(node, type, new Tally());
            pairs.pairs().forEach((method, executable) -> compare(node, method, bodies.of(executable), executable));
            pairs.initialiser().ifPresent(method -> compare(node, method, bodies.ofInitialiser(type), type));
        });
    }

    private void compare(ClassNode node, MethodNode method, Body body, CtElement code) {
        long atMost = CodeSize.of(body, code);
        int size = size(method);
        real += size;
        estimated += atMost;
        if (size > atMost) {
            larger.add(node.name + "." + method.name + method.desc + ": " + size + " bytes instead of " + atMost);
        }
    }

    private static int size(MethodNode method) {
        LabelNode end = new LabelNode();
        method.instructions.add(end);
        MethodVisitor writer = new ClassWriter(0).visitMethod(method.access, method.name, method.desc, null, null);
        method.accept(writer);
        return end.getLabel().getOffset();
    }
}

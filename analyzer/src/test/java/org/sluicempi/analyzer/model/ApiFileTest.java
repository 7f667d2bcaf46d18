package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.dialect.Signature;

/** What a dialect says of an API and the signatures that are shipped for it must be about the same API. */
class ApiFileTest {
    @ParameterizedTest
    @ValueSource(strings = {"openmpi", "mpj"})
    void everyNameOfTheDialectIsInTheSignatures(String id) {
        Dialect dialect = Dialects.shipped().byId(id).orElseThrow();
        Set<String> methods = new HashSet<>();
        Set<String> fields = new HashSet<>();
        Map<String, String> supertypes = read(id, methods, fields);

        assertThat(methods).containsAll(dialect.calls().keySet());
        dialect.calls()
                .forEach((key, call) -> call.begin()
                        .ifPresent(begin ->
                                assertThat(methods).contains(key.substring(0, key.indexOf('.') + 1) + begin)));
        dialect.datatypes().keySet().forEach(name -> assertThat(fields).contains("MPI." + name));
        assertThat(supertypes).containsAllEntriesOf(dialect.supertypes());
        assertThat(methods)
                .contains(
                        dialect.delta().sendType() + "." + dialect.delta().sendEnd(),
                        dialect.delta().sendType() + "." + dialect.delta().sendEndIfBegun(),
                        dialect.delta().sendType() + "." + dialect.delta().isBegun(),
                        dialect.delta().sendType() + "." + dialect.delta().sendData(),
                        dialect.delta().sendType() + "." + dialect.delta().strip(),
                        dialect.delta().sendType() + "." + dialect.delta().none(),
                        dialect.delta().recvType() + "." + dialect.delta().waitData(),
                        dialect.delta().recvType() + "." + dialect.delta().waitAll(),
                        dialect.delta().recvType() + "." + dialect.delta().strip(),
                        dialect.delta().recvType() + "." + dialect.delta().none(),
                        dialect.delta().recvType() + "." + dialect.delta().received());
    }

    @ParameterizedTest
    @ValueSource(strings = {"openmpi", "mpj"})
    void theSignaturesSpeakTheirOwnDialect(String id) {
        ClassNode comm = new ClassNode();
        new ClassReader(ApiFile.classes(id).get("mpi/Comm")).accept(comm, 0);
        Set<Signature> methods = comm.methods.stream()
                .map(method -> new Signature(method.name, Type.getArgumentCount(method.desc)))
                .collect(Collectors.toSet());

        assertThat(Dialects.shipped().spokenBy(methods).orElseThrow().id()).isEqualTo(id);
    }

    /** What a plan writes must be known where the runtime is not on the class path yet. */
    @ParameterizedTest
    @CsvSource({"openmpi, openmpi-api", "mpj, mpj-api"})
    void theSignaturesOfDeltasAreThoseOfTheRuntime(String id, String face) throws IOException {
        Dialect.DeltaNames names = Dialects.shipped().byId(id).orElseThrow().delta();
        Path classes = Path.of("../runtime-support", face, "target/classes/mpi");
        for (String type : List.of(names.sendType(), names.recvType(), names.callsType())) {
            assertThat(publicMethods(Objects.requireNonNull(ApiFile.classes(id).get("mpi/" + type))))
                    .as(type)
                    .isEqualTo(publicMethods(Files.readAllBytes(classes.resolve(type + ".class"))));
        }
    }

    private static Set<String> publicMethods(byte[] type) {
        ClassNode node = new ClassNode();
        new ClassReader(type).accept(node, 0);
        return node.methods.stream()
                .filter(method -> (method.access & Opcodes.ACC_PUBLIC) != 0)
                .map(method -> method.name + method.desc)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, String> read(String id, Set<String> methods, Set<String> fields) {
        Map<String, String> supertypes = new HashMap<>();
        ApiFile.classes(id).forEach((name, bytes) -> {
            if (!name.startsWith("mpi/")) {
                return;
            }
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, 0);
            String type = simple(name);
            for (MethodNode method : node.methods) {
                methods.add(type + "." + method.name);
            }
            for (FieldNode field : node.fields) {
                fields.add(type + "." + field.name);
            }
            supertypes.put(type, simple(node.superName));
        });
        return supertypes;
    }

    private static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }
}

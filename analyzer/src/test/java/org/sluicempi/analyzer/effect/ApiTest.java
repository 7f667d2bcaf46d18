package org.sluicempi.analyzer.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.effect.Effect.Kind;

/** What the MPI API does, and when code of the program may stand behind it. */
class ApiTest {
    @TempDir
    Path folder;

    @Test
    void queriesDoNotCommunicate() throws IOException {
        assertThat(effect("", "MPI.COMM_WORLD.getRank()"))
                .as("MPI may not run")
                .returns(Kind.PURE, Effect::kind)
                .returns(true, Effect::mayThrow);
        assertThat(effect("static int f(Comm c) throws MPIException { return c.getRank(); }", "f(null)"))
                .as("the communicator may be null")
                .returns(Kind.PURE, Effect::kind)
                .returns(true, Effect::mayThrow);
        assertThat(effect("", "MPI.wtime()"))
                .returns(Kind.READS_ONLY, Effect::kind)
                .returns(Set.of("mpi.MPI#state"), Effect::fieldsRead);
        assertThat(effect("", "MPI.COMM_WORLD.barrier()").kind()).isEqualTo(Kind.COMMUNICATES);
        assertThat(effect("static void f() throws Exception { MPI.COMM_WORLD.barrier(); }", "f()")
                        .kind())
                .isEqualTo(Kind.COMMUNICATES);
    }

    @Test
    void whatStartsMpiGivesTheConstantsTheirValues() throws IOException {
        Set<String> constants = Set.of("mpi.MPI#constants");

        assertThat(effect("", "MPI.Init(new String[0])")).returns(constants, Effect::fieldsWritten);
        assertThat(effect("", "MPI.InitThread(new String[0], 3)")).returns(constants, Effect::fieldsWritten);
        assertThat(effect("", "MPI.Finalize()")).returns(Set.of(), Effect::fieldsWritten);
        assertThat(effect("", "MPI.COMM_WORLD.free()")).returns(Set.of(), Effect::fieldsWritten);
        assertThat(effect("", "Datatype.createContiguous(3, MPI.INT)"))
                .as("nobody has said what it does")
                .returns(constants, Effect::fieldsWritten);
        assertThat(effect("", "new Info().dup()")).returns(Set.of(), Effect::fieldsWritten);
    }

    @Test
    void messagesReadAndWriteTheirBuffers() throws IOException {
        assertThat(effect("", "MPI.COMM_WORLD.send(new int[3], 3, MPI.INT, 0, 0)"))
                .returns(Kind.COMMUNICATES, Effect::kind)
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(), Effect::writes)
                .returns(Set.of(), Effect::retains);
        assertThat(effect("", "MPI.COMM_WORLD.recv(new int[3], 3, MPI.INT, 0, 0)"))
                .returns(Set.of(0), Effect::writes)
                .returns(Set.of(), Effect::retains);
        assertThat(effect("", "MPI.COMM_WORLD.sendRecv(new int[3], 3, MPI.INT, 0, 0, new int[3], 3, MPI.INT, 0, 0)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(5), Effect::writes);
        assertThat(effect("", "MPI.COMM_WORLD.sendRecvReplace(new int[3], 3, MPI.INT, 0, 0, 0, 0)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(0), Effect::writes);
        assertThat(effect("", "MPI.COMM_WORLD.bSend(new int[3], 3, MPI.INT, 0, 0)")
                        .retains())
                .isEmpty();
        assertThat(effect("", "MPI.COMM_WORLD.gather(new int[3], 3, MPI.INT, new int[9], 3, MPI.INT, 0)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(3), Effect::writes);
        assertThat(effect("", "MPI.COMM_WORLD.bcast(new int[3], 3, MPI.INT, 0)"))
                .returns(Set.of(0), Effect::reads)
                .returns(Set.of(0), Effect::writes);
    }

    @Test
    void requestsKeepTheirBuffersUntilTheyComplete() throws IOException {
        String start =
                "static Request f(java.nio.IntBuffer b) throws MPIException { return MPI.COMM_WORLD.%s(b, 3, MPI.INT, 0, 0); }";
        for (String call : new String[] {"iSend", "iRecv", "ibSend", "sendInit", "recvInit"}) {
            assertThat(effect(start.formatted(call), "f(null)").retains())
                    .as(call)
                    .containsExactly(0);
        }
        assertThat(effect("static void f(Request r) throws MPIException { r.waitFor(); }", "f(null)")
                        .fieldsWritten())
                .contains("mpi.Request#pending[]");
        assertThat(effect(
                                "static void f(java.nio.IntBuffer b) throws MPIException { Request r = MPI.COMM_WORLD.iRecv(b, 3, MPI.INT, 0, 0); r.waitFor(); }",
                                "f(null)")
                        .writes())
                .containsExactly(0);
    }

    @Test
    void mpiJavaKeepsArrays() throws IOException {
        assertThat(mpj("", "MPI.COMM_WORLD.Irecv(new int[3], 0, 3, MPI.INT, 0, 0)"))
                .returns(Kind.COMMUNICATES, Effect::kind)
                .returns(Set.of(0), Effect::retains);
        assertThat(mpj("", "MPI.COMM_WORLD.Send(new int[3], 0, 3, MPI.INT, 0, 0)"))
                .returns(Kind.COMMUNICATES, Effect::kind)
                .returns(Set.of(), Effect::retains);
        assertThat(mpj("", "MPI.COMM_WORLD.Rank()")).returns(Kind.PURE, Effect::kind);
        assertThat(mpj("static void f() { MPI.COMM_WORLD = null; }", "MPI.COMM_WORLD.Rank()")
                        .mayThrow())
                .as("the program assigns the communicator")
                .isTrue();
    }

    @Test
    void objectsAreWrittenByTheirOwnCode() throws IOException {
        assertThat(mpj("", "MPI.COMM_WORLD.Send(new Object[3], 0, 3, MPI.OBJECT, 0, 0)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
        assertThat(mpj(
                                "static void f(Datatype t) throws MPIException { MPI.COMM_WORLD.Send(new int[3], 0, 3, t, 0, 0); }",
                                "f(null)")
                        .kind())
                .as("any datatype")
                .isEqualTo(Kind.UNKNOWN);
        assertThat(mpj(
                                "static void f() throws MPIException { Datatype t = MPI.INT; MPI.COMM_WORLD.Send(new int[3], 0, 3, t, 0, 0); }",
                                "f()")
                        .kind())
                .isEqualTo(Kind.COMMUNICATES);
        assertThat(effect(
                                "static void f(Datatype t) throws MPIException { MPI.COMM_WORLD.send(new int[3], 3, t, 0, 0); }",
                                "f(null)")
                        .kind())
                .as("an API without datatype for objects")
                .isEqualTo(Kind.COMMUNICATES);
    }

    @Test
    void whatIsCompletedMayBeOfADatatypeThatIsFoundByItsName() throws IOException {
        String waits = "static void f(Request r) throws MPIException { r.Wait(); }";
        assertThat(mpj(waits, "f(null)").kind()).isEqualTo(Kind.COMMUNICATES);
        assertThat(mpj(
                                waits
                                        + " static Object g() throws Exception { return MPI.class.getFields()[0].get(null); }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void operationsOfTheProgramMayDoAnything() throws IOException {
        assertThat(effect("", "MPI.COMM_WORLD.reduce(new int[3], new int[3], 3, MPI.INT, MPI.SUM, 0)"))
                .returns(Kind.COMMUNICATES, Effect::kind)
                .returns(Set.of(1), Effect::writes);
        assertThat(effect(
                                "static void f(Op op) throws MPIException { MPI.COMM_WORLD.reduce(new int[3], new int[3], 3, MPI.INT, op, 0); }",
                                "f(null)")
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void communicatorsOfTheProgramMayDoAnything() throws IOException {
        String own = "static class Own extends Intracomm { Own() throws MPIException { super(null); }"
                + " public int %s() { return 3; } }";

        assertThat(mpj(own.formatted("Rank"), "MPI.COMM_WORLD.Rank()").kind()).isEqualTo(Kind.UNKNOWN);
        assertThat(mpj(own.formatted("other"), "MPI.COMM_WORLD.Rank()").kind()).isEqualTo(Kind.PURE);
        ProgramFolder program = new ProgramFolder(folder)
                .with(
                        "a/Main.java",
                        "class Main { mpi.Comm c; } class Other extends mpi.Intracomm { Other() { super(null); } }");
        assertThat(Probe.of(program, "", "", "MPI.COMM_WORLD.getRank()")
                        .effect()
                        .kind())
                .isEqualTo(Kind.UNKNOWN);
    }

    @Test
    void whatTheDialectDoesNotListMayTouchItsArguments() throws IOException {
        assertThat(effect("", "MPI.COMM_WORLD.pack(new int[3], 3, MPI.INT, new byte[99], 0)"))
                .returns(Kind.COMMUNICATES, Effect::kind)
                .returns(Set.of(0, 3), Effect::writes)
                .returns(Set.of(0, 3), Effect::retains);
    }

    @Test
    void namesThatOnlyLookLikeTheApiAreNot() throws IOException {
        assertThat(effect(
                                "static class Comm { int getRank() { System.out.println(); return 1; } }",
                                "new Comm().getRank()")
                        .kind())
                .isEqualTo(Kind.IO);
    }

    private Effect effect(String members, String call) throws IOException {
        return Probe.of(new ProgramFolder(folder), "", members, call).effect();
    }

    private Effect mpj(String members, String call) throws IOException {
        ProgramFolder program = new ProgramFolder(folder)
                .with(
                        "Main.java",
                        "import mpi.*;\nclass Main {\nvoid spoken() throws Exception { MPI.COMM_WORLD.Barrier(); MPI.COMM_WORLD.Size(); }\n"
                                + members + "\nvoid probe() throws Exception {\n" + call + ";\n} }\n");
        return new Probe(program, "mpj").effect();
    }
}

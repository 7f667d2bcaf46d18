package org.sluicempi.analyzer.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.reflect.declaration.CtElement;

class SiteFinderTest {
    @TempDir
    Path folder;

    @Test
    void tellsTheArgumentsOfBothDialectsApart() throws IOException {
        Site open = only("""
                import mpi.*;
                class Main {
                    void f(Comm comm, double[] buf, int n, int to, int t) throws MPIException {
                        comm.send(buf, n, MPI.DOUBLE, to, t);
                    }
                }
                """);
        Site mpj = only("""
                import mpi.*;
                class Main {
                    void f(Intracomm comm, double[] buf, int o, int n, int to, int t) {
                        comm.Recv(buf, o, n, MPI.DOUBLE, to, t);
                    }
                }
                """);

        assertThat(parts(open)).containsExactly("openmpi", "SEND", "comm", "buf", "-", "n", "MPI.DOUBLE", "to", "t");
        assertThat(parts(mpj)).containsExactly("mpj", "RECV", "comm", "buf", "o", "n", "MPI.DOUBLE", "to", "t");
        assertThat(open.dialect().componentType(open.datatype())).contains("double");
        assertThat(open.call().begin()).contains("deltaSendBegin");
        assertThat(mpj.call().begin()).contains("deltaRecv");
    }

    @Test
    void readsEveryWayToNameTheApi() throws IOException {
        assertThat(texts("""
                        import static mpi.MPI.COMM_WORLD;
                        import static mpi.MPI.*;
                        import mpi.Comm;
                        class Main {
                            mpi.Comm field = mpi.MPI.COMM_WORLD;
                            static Comm comm() { return COMM_WORLD; }
                            class Inner {
                                int[] a = new int[1];
                                void f() throws Exception { field.send(a, 1, INT, 1, 0); this.g(); }
                                void g() throws Exception { Main.this.field.recv(a, 1, INT, 1, 0); }
                            }
                            void h(int[] a) throws Exception {
                                COMM_WORLD.send(a, 1, mpi.MPI.INT, 1, 0);
                                comm().send(a, 1, INT, 1, 0);
                                new Object() { void run() throws Exception { COMM_WORLD.send(a, 2, INT, 1, 0); } };
                            }
                        }
                        """))
                .containsExactly(
                        "field.send(a, 1, INT, 1, 0)",
                        "Main.this.field.recv(a, 1, INT, 1, 0)",
                        "COMM_WORLD.send(a, 1, mpi.MPI.INT, 1, 0)",
                        "comm().send(a, 1, INT, 1, 0)",
                        "COMM_WORLD.send(a, 2, INT, 1, 0)");
    }

    @Test
    void ignoresWhatOnlyLooksLikeTheApi() throws IOException {
        new ProgramFolder(folder)
                .with("Comm.java", "class Comm { void send(int[] a, int n, Object type, int peer, int tag) {} }");

        assertThat(texts("""
                        import mpi.*;
                        class Main {
                            void f(Comm comm, int[] a) throws MPIException {
                                comm.send(a, 1, MPI.INT, 1, 0);
                                MPI.COMM_WORLD.send(a, 2, MPI.INT, 1, 0);
                            }
                        }
                        """)).containsExactly("MPI.COMM_WORLD.send(a, 2, MPI.INT, 1, 0)");
    }

    @Test
    void knowsTheStatementThatACallIs() throws IOException {
        List<Site> sites = sites("""
                import mpi.*;
                class Main {
                    void f(Comm c, int[] a) throws MPIException {
                        c.send(a, 1, MPI.INT, 1, 0) ;
                        Status s = c.recv(a, 1, MPI.INT, 1, 0);
                        s = c.recv(a, 2, MPI.INT, 1, 0) /* why */ ;
                        if (a[0] > 0) c.send(a, 3, MPI.INT, 1, 0);
                        Status t = c.recv(a, 4, MPI.INT, 1, 0), u = c.recv(a, 5, MPI.INT, 1, 0);
                        int n = c.recv(a, 6, MPI.INT, 1, 0).getCount(MPI.INT);
                        for (c.send(a, 7, MPI.INT, 1, 0); n > 0; c.send(a, 8, MPI.INT, 1, 0)) n--;
                    }
                }
                """);

        assertThat(sites)
                .extracting(site -> site.statement()
                        .map(statement -> site.text().substring(Spans.ofStatement(statement, site.text())))
                        .orElse("-"))
                .containsExactly(
                        "c.send(a, 1, MPI.INT, 1, 0) ;",
                        "Status s = c.recv(a, 1, MPI.INT, 1, 0);",
                        "s = c.recv(a, 2, MPI.INT, 1, 0) /* why */ ;",
                        "c.send(a, 3, MPI.INT, 1, 0);",
                        "-",
                        "-",
                        "-",
                        "-",
                        "-");
        assertThat(sites)
                .extracting(site -> site.text().substring(site.span()))
                .allSatisfy(text -> assertThat(text).startsWith("c.").endsWith(", MPI.INT, 1, 0)"));
    }

    @Test
    void placesAreRightWithByteOrderMarkAndTabsAndEveryLineEnd() throws IOException {
        String text = "\uFEFFimport mpi.*; class Main {\r\n\t// \uD83D\uDE00 \u00e4\r\n\tvoid f(Comm c, int[] a) "
                + "throws MPIException {\r\t\tc.send(a, 1, MPI.INT, 1, 0);\r\n}}";

        Site site = only(text);

        assertThat(site.text().substring(site.span())).isEqualTo("c.send(a, 1, MPI.INT, 1, 0)");
        assertThat(site.id()).isEqualTo("4:3");
        assertThat(site.text().text()).isEqualTo(text);
    }

    @Test
    void otherCallsThatMoveDataAreNamedAndNotPlanned() throws IOException {
        List<OtherCall> others = file("""
                        import mpi.*;
                        import java.nio.IntBuffer;
                        class Main {
                            void f(Intracomm c, int[] a, IntBuffer b) throws MPIException {
                                c.bcast(a, 1, MPI.INT, 0);
                                c.barrier();
                                c.sendRecvReplace(a, 1, MPI.INT, 1, 0, 1, 0);
                                c.iSend(b, 1, MPI.INT, 1, 0).waitFor();
                                c.deltaSendBegin(a, 1, MPI.INT, 1, 0).deltaSendEnd();
                                c.sSend(a, 1, MPI.INT, 1, 0);
                            }
                        }
                        """).others();

        assertThat(others)
                .extracting(other -> other.call().name())
                .containsExactly("bcast", "sendRecvReplace", "iSend", "deltaSendBegin");
    }

    @Test
    void aCallThatSendsAndReceivesHasTwoHalves() throws IOException {
        Site site = sites("""
                        import mpi.*;
                        class Main {
                            void f(Intracomm c, int[] a, int[] b) throws MPIException {
                                c.sendRecv(a, 1, MPI.INT, (2), 3 , /* in */ b, 4, MPI.BYTE, 5, 6);
                            }
                        }
                        """).get(0);
        Site send = site.half(CallKind.SEND);
        Site receive = site.half(CallKind.RECV);

        assertThat(site.isHalf()).isFalse();
        assertThat(send.isHalf()).isTrue();
        assertThat(receive.isHalf()).isTrue();
        assertThat(send.id()).isEqualTo(receive.id()).isEqualTo(site.id());
        assertThat(send.call().kind()).isEqualTo(CallKind.SEND);
        assertThat(send.call().begin()).contains("deltaSendBegin");
        assertThat(receive.call().begin()).contains("deltaSendRecv");
        assertThat(send.arguments()).extracting(Object::toString).containsExactly("a", "1", "mpi.MPI.INT", "2", "3");
        assertThat(receive.arguments())
                .extracting(Object::toString)
                .containsExactly("b", "4", "mpi.MPI.BYTE", "5", "6");
        assertThat(receive.buffer()).hasToString("b");
        assertThat(receive.peer()).hasToString("5");
        assertThat(send.following()).isEqualTo(receive.arguments());
        assertThat(receive.following()).isEmpty();
        assertThat(site.text().substring(send.message())).isEqualTo("a, 1, MPI.INT, (2), 3");
        assertThat(site.text().text().substring(send.comma().end())).startsWith(" /* in */ b, 4");
    }

    private List<String> texts(String program) throws IOException {
        return sites(program).stream()
                .map(site -> site.text().substring(site.span()))
                .toList();
    }

    private static List<String> parts(Site site) {
        List<String> parts =
                new ArrayList<>(List.of(site.dialect().id(), site.call().kind().name()));
        parts.add(text(site, site.communicator()));
        parts.add(text(site, site.buffer()));
        parts.add(site.offset().map(offset -> text(site, offset)).orElse("-"));
        parts.add(text(site, site.count()));
        parts.add(text(site, site.datatype()));
        parts.add(text(site, site.peer()));
        parts.add(text(site, site.tag()));
        return parts;
    }

    private static String text(Site site, CtElement element) {
        return site.text().substring(Spans.of(element, site.text()));
    }

    private Site only(String program) throws IOException {
        List<Site> sites = sites(program);
        assertThat(sites).hasSize(1);
        return sites.get(0);
    }

    private List<Site> sites(String program) throws IOException {
        return file(program).sites();
    }

    private ModelledFile file(String program) throws IOException {
        return ModelledFiles.only(
                new ProgramFolder(folder).with("Main.java", program).tree());
    }
}

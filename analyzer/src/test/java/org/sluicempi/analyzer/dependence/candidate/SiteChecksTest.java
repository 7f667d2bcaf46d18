package org.sluicempi.analyzer.dependence.candidate;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.site.Site;

/** What authors are told of a call that cannot gain, whatever loops there are. */
class SiteChecksTest {
    private static final Snippet.Table CALLS = Snippet.table("""
            comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            comm.send(b, 17, MPI.DOUBLE, 1, 0); => none
            comm.send(b, 16, MPI.DOUBLE, 1, 0); => SL010: 'b' has 16 elements: cutting it would cost more than it hides
            comm.send(b, 1, MPI.DOUBLE, 1, 0); => SL010: 'b' has 1 element: cutting it would cost more than it hides
            comm.send(b, 0, MPI.DOUBLE, 1, 0); => SL010: the message holds no element of 'b'
            comm.sSend(b, n, MPI.DOUBLE, 1, 0); => none
            comm.rSend(b, n, MPI.DOUBLE, 1, 0); => none
            comm.bSend(b, n, MPI.DOUBLE, 1, 0); => SL112: 'bSend' never waits for its receiver, as the end of a message in parts may; use the standard send
            comm.bSend(b, 1, MPI.DOUBLE, 1, 0); => SL010: 'b' has 1 element: cutting it would cost more than it hides
            comm.send(b, n, MPI.INT, 1, 0); => SL113: 'MPI.INT' does not describe the elements of 'b', which are of type double; send an array of a primitive type with the datatype of that type
            comm.send(b, 1, MPI.DOUBLE_INT, 1, 0); => SL113: 'MPI.DOUBLE_INT' does not describe the elements of 'b', which are of type double; send an array of a primitive type with the datatype of that type
            Datatype column = MPI.DOUBLE; comm.send(b, 1, column, 1, 0); => none
            Datatype column = MPI.DOUBLE; comm.send(rows[0], n, column, 1, 0); => SL113: nothing says here which elements of 'rows[0]' the datatype 'column' describes; write the constant of the elements' type in the call
            comm.send(rows, 1, MPI.BYTE, 1, 0); => SL113: 'MPI.BYTE' does not describe the elements of 'rows', which are of type double[]; send an array of a primitive type with the datatype of that type
            """);

    private static final Snippet.Table SIZES = Snippet.table("""
            comm.send(b, n, MPI.DOUBLE, 1, 0); => none
            comm.send(b, 16, MPI.DOUBLE, 1, 0); => small, copied
            comm.send(b, 17, MPI.DOUBLE, 1, 0); => copied
            comm.send(b, 32, MPI.DOUBLE, 1, 0); => copied
            comm.send(b, 33, MPI.DOUBLE, 1, 0); => none
            comm.send(a, 64, MPI.INT, 1, 0); => copied
            comm.send(a, 65, MPI.INT, 1, 0); => none
            comm.send(b, 0, MPI.DOUBLE, 1, 0); => small, copied
            comm.send(b, -1, MPI.DOUBLE, 1, 0); => small
            Datatype column = MPI.DOUBLE; comm.send(b, 1, column, 1, 0); => small
            """);
    private static final Snippet.Table BUFFERS = Snippet.table("""
            comm.send(made(), n, MPI.DOUBLE, 1, 0); => the buffer 'made()' is not an array in a variable, a field or a row
            """);

    private static String refusal(Snippet snippet) {
        Site site = snippet.site();
        Method method = new Method(
                Method.around(site.invocation()).orElseThrow(), snippet.file().semantics(), site.dialect());
        return SiteChecks.refusal(site, method)
                .map(remark -> remark.rule().id() + ": " + remark.message()
                        + remark.remedy().map(remedy -> "; " + remedy).orElse(""))
                .orElse("none");
    }

    @TestFactory
    Stream<DynamicTest> whatTheCallTells() {
        return CALLS.answers(SiteChecksTest::refusal);
    }

    @TestFactory
    Stream<DynamicTest> howLittleAMessageIs() {
        return SIZES.answers(snippet -> {
            Site site = snippet.site();
            Method method = new Method(
                    Method.around(site.invocation()).orElseThrow(),
                    snippet.file().semantics(),
                    site.dialect());
            boolean small = SiteChecks.isSmall(site, method);
            boolean copied = SiteChecks.isCopied(site, method);
            return small ? copied ? "small, copied" : "small" : copied ? "copied" : "none";
        });
    }

    @TestFactory
    Stream<DynamicTest> buffersWithoutAName() {
        return BUFFERS.answers(snippet -> SiteChecks.ofBuffer(snippet.site()).message());
    }
}

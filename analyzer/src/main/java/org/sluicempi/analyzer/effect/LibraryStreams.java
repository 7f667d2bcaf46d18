package org.sluicempi.analyzer.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.reference.CtTypeReference;

/** What input and output of the JDK does, as long as no stream of the program, or of another library, stands behind it. */
final class LibraryStreams {
    private static final Set<String> IO_PACKAGES = Set.of("java.io", "java.nio.file", "java.net");
    private static final List<String> STREAMS = List.of(
            "java.io.OutputStream",
            "java.io.InputStream",
            "java.io.Writer",
            "java.io.Reader",
            "java.nio.charset.Charset",
            "java.nio.charset.CharsetDecoder",
            "java.nio.charset.CharsetEncoder");
    /** Streams that ask objects of the program which are no streams. */
    private static final List<String> ASKING = List.of("SequenceInputStream");

    private final Hierarchy hierarchy;

    LibraryStreams(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Input and output reads and writes flat arrays, and keeps what it is given. */
    Optional<Summary> of(OwnedBody code, Step.Call call, LibraryObjects objects) {
        CtTypeReference<?> owner = call.method().owner();
        boolean isIo = owner.getPackage() != null
                && IO_PACKAGES.contains(owner.getPackage().getQualifiedName())
                && owner.getDeclaringType() == null;
        if (!isIo || mayRunCode(code, call) || objects.receivers(code, call).isEmpty()) {
            return Optional.empty();
        }
        SummaryBuilder summary = new SummaryBuilder().atLeast(Effect.Kind.IO).throwing();
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Value argument = call.arguments().get(i);
            if (LibraryCalls.isValue(code, argument)) {
                continue;
            }
            Optional<CtTypeReference<?>> type = ValueTypes.of(code, argument);
            boolean harmless = type.filter(t -> ValueTypes.isFlatArray(t)
                            || IO_PACKAGES.contains(packageOf(t)) && isClass(t) && !hierarchy.isOverridden(t))
                    .isPresent();
            if (!harmless) {
                return Optional.empty();
            }
            summary.read(new Root.Argument(i)).write(new Root.Argument(i));
            kept.add(i);
        }
        kept.forEach(i -> summary.store(new Root.Argument(i), new Root.Argument(Effect.TARGET)));
        return Optional.of(summary.result(Root.ANYTHING).build());
    }

    private static String packageOf(CtTypeReference<?> type) {
        return type.getPackage() == null ? "" : type.getPackage().getQualifiedName();
    }

    private static boolean isClass(CtTypeReference<?> type) {
        return type.getTypeDeclaration() != null && !type.getTypeDeclaration().isInterface();
    }

    /** Whether a stream of the program may stand behind those of the JDK, or take the place of the standard ones. */
    boolean mayRunCode(OwnedBody code, Step.Call call) {
        if (call.receiver().filter(receiver -> isStandard(code, receiver)).isPresent()) {
            return false;
        }
        return STREAMS.stream()
                        .map(name -> call.method().owner().getFactory().Type().createReference(name))
                        .anyMatch(hierarchy::isOverridden)
                || ASKING.stream().anyMatch(hierarchy::speaksOf)
                || hierarchy.redirectsOutput();
    }

    /** A stream that the Java machine has made, which nobody replaces. */
    boolean isStandard(OwnedBody code, Value value) {
        return code.producer(value) instanceof Step.ReadField read
                && Set.of("java.lang.System#out", "java.lang.System#err")
                        .contains(read.field().id())
                && !hierarchy.redirectsOutput();
    }
}

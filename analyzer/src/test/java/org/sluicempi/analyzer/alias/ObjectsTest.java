package org.sluicempi.analyzer.alias;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Paths;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.model.ModelledFile;
import spoon.reflect.code.CtInvocation;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;

/** Answers the questions that a program asks about its references. */
class ObjectsTest {
    private static final Path PROGRAMS = Path.of("src/test/resources/alias");

    @TestFactory
    Stream<DynamicTest> questions() {
        return Stream.of("Questions.java", "Origins.java", "Rows.java")
                .flatMap(name -> questions(PROGRAMS.resolve(name)));
    }

    private static Stream<DynamicTest> questions(Path asking) {
        ModelledFile file = ModelledFiles.only(asking);
        CtType<?> program = file.types().get(0);
        return program.getElements(new TypeFilter<CtMethod<?>>(CtMethod.class)).stream()
                .filter(method -> !method.getElements(new TypeFilter<>(CtInvocation.class))
                        .isEmpty())
                .map(method -> DynamicTest.dynamicTest(method.getSimpleName(), () -> ask(file, method)));
    }

    private static void ask(ModelledFile file, CtMethod<?> method) {
        Body body = file.semantics().bodies().of(method);
        Objects objects = new Objects(body, file.semantics().effects());
        for (int i = 0; i < body.steps().size(); i++) {
            if (body.step(i) instanceof Step.Call call
                    && call.method().owner().getSimpleName().equals("Ask")) {
                Objects asked = call.method().name().endsWith("Here")
                        ? new Objects(body, file.semantics().effects(), new Paths(body).before(List.of(i)))
                        : objects;
                assertThat(isSo(asked, call)).as(call.origin().toString()).isTrue();
            }
        }
    }

    private static boolean isSo(Objects objects, Step.Call question) {
        Value a = question.arguments().get(0);
        Value b = question.arguments().get(question.arguments().size() - 1);
        return switch (question.method().name()) {
            case "same" -> objects.mayBeSame(a, b);
            case "apart" -> !objects.mayBeSame(a, b);
            case "leadsTo" -> objects.mayReach(a, b);
            case "leadsNotTo" -> !objects.mayReach(a, b);
            case "knownToOthers" -> !objects.isPrivate(a);
            case "unknownToOthers" -> objects.isPrivate(a);
            case "made" -> objects.allocations(a).isPresent();
            case "notMade" -> objects.allocations(a).isEmpty();
            case "ownRows", "ownRowsHere" -> objects.hasOwnRows(a);
            case "noOwnRows", "noOwnRowsHere" -> !objects.hasOwnRows(a);
            default -> throw new IllegalStateException(question.method().name());
        };
    }
}

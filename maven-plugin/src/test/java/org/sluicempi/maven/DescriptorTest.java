package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The plugin as Maven, its help and editors see it. */
final class DescriptorTest {
    private static List<Element> elements(Element in, String name) {
        List<Element> found = new ArrayList<>();
        NodeList all = in.getElementsByTagName(name);
        for (int i = 0; i < all.getLength(); i++) {
            found.add((Element) all.item(i));
        }
        return found;
    }

    private static String text(Element in, String name) {
        List<Element> found = elements(in, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }

    private static Document read(String resource) throws Exception {
        try (InputStream in = Objects.requireNonNull(DescriptorTest.class.getResourceAsStream(resource), resource)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
    }

    private static List<Element> goals() throws Exception {
        return elements(read("/META-INF/maven/plugin.xml").getDocumentElement(), "mojo");
    }

    @Test
    void every_goal_and_every_parameter_is_described() throws Exception {
        for (Element goal : goals()) {
            assertThat(text(goal, "description")).as(text(goal, "goal")).isNotEmpty();
            assertThat(text(goal, "threadSafe")).as(text(goal, "goal")).isEqualTo("true");
            for (Element parameter : elements(goal, "parameter")) {
                assertThat(text(parameter, "description"))
                        .as(text(goal, "goal") + " " + text(parameter, "name"))
                        .isNotEmpty();
            }
        }
    }

    @Test
    void goals_of_a_build_have_their_phase() throws Exception {
        assertThat(goals().stream()
                        .filter(goal -> !text(goal, "phase").isEmpty())
                        .map(goal -> text(goal, "goal") + " " + text(goal, "phase")))
                .containsExactlyInAnyOrder(
                        "analyze process-sources",
                        "check verify",
                        "report site",
                        "transform process-sources",
                        "weave process-classes");
    }

    @Test
    void eclipse_knows_what_to_do_with_every_goal_of_a_build() throws Exception {
        List<String> known =
                elements(read("/META-INF/m2e/lifecycle-mapping-metadata.xml").getDocumentElement(), "goal").stream()
                        .map(Element::getTextContent)
                        .toList();

        assertThat(goals().stream()
                        .filter(goal -> !text(goal, "phase").isEmpty())
                        .map(goal -> text(goal, "goal")))
                .allSatisfy(goal -> assertThat(known).contains(goal));
    }
}

package org.sluicempi.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sluicempi.launcher.launch.Setting;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

final class RunMojoTest {
    @ParameterizedTest
    @EnumSource
    void messages_call_each_setting_by_a_property_that_there_is(Setting setting) throws Exception {
        assertThat(propertiesOfRun()).contains("${" + RunMojo.property(setting) + "}");
    }

    /** As the plugin's descriptor tells them to Maven. */
    private static List<String> propertiesOfRun() throws Exception {
        Document descriptor;
        try (InputStream in = RunMojo.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
            descriptor =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
        List<String> properties = new ArrayList<>();
        NodeList goals = descriptor.getElementsByTagName("mojo");
        for (int i = 0; i < goals.getLength(); i++) {
            Element goal = (Element) goals.item(i);
            if (goal.getElementsByTagName("goal").item(0).getTextContent().equals("run")) {
                NodeList set =
                        ((Element) goal.getElementsByTagName("configuration").item(0)).getElementsByTagName("*");
                for (int k = 0; k < set.getLength(); k++) {
                    properties.add(set.item(k).getTextContent());
                }
            }
        }
        return properties;
    }
}

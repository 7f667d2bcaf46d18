package org.sluicempi.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: the version that the build wrote, and the JVM. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IOException("version.properties is missing from the jar of the command line");
            }
            properties.load(in);
        }
        return new String[] {
            "sluice " + properties.getProperty("version"),
            "on Java " + System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ")"
        };
    }
}

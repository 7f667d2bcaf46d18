package org.sluicempi.runtime.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Each rank finds the JDBC drivers of its own program, as where {@code java} runs it. */
@Timeout(120)
class DatabaseDriversTest {
    private static final String PROGRAM = """
            import java.lang.reflect.Proxy;
            import java.sql.*;
            import java.util.Properties;
            import java.util.logging.Logger;

            public class Stored {
                static class Base implements Driver {
                    final String prefix;

                    Base(String prefix) {
                        this.prefix = prefix;
                    }

                    static void register(Driver driver) {
                        try {
                            DriverManager.registerDriver(driver);
                        } catch (SQLException e) {
                            throw new IllegalStateException(e);
                        }
                    }

                    @Override
                    public Connection connect(String url, Properties info) {
                        return acceptsURL(url) ? (Connection) Proxy.newProxyInstance(Stored.class.getClassLoader(),
                                new Class<?>[] {Connection.class}, (proxy, method, arguments) ->
                                        method.getName().equals("getCatalog") ? prefix + info.size() : null) : null;
                    }

                    @Override
                    public boolean acceptsURL(String url) {
                        return url.startsWith(prefix);
                    }

                    @Override
                    public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
                        return new DriverPropertyInfo[0];
                    }

                    @Override
                    public int getMajorVersion() {
                        return 1;
                    }

                    @Override
                    public int getMinorVersion() {
                        return 0;
                    }

                    @Override
                    public boolean jdbcCompliant() {
                        return false;
                    }

                    @Override
                    public Logger getParentLogger() {
                        return null;
                    }
                }

                public static class Served extends Base {
                    static {
                        register(new Served());
                    }

                    public Served() {
                        super("jdbc:served:");
                    }
                }

                public static class Named extends Base {
                    static {
                        register(new Named());
                    }

                    public Named() {
                        super("jdbc:named:");
                    }
                }

                public static void main(String[] args) throws Exception {
                    System.setProperty("jdbc.drivers", "Stored$Missing:Stored$Named");
                    switch (args[0]) {
                        case "one" -> System.out.println(DriverManager.getConnection("jdbc:served:a").getCatalog());
                        case "info" -> System.out.println(
                                DriverManager.getConnection("jdbc:named:a", new Properties()).getCatalog());
                        case "user" -> System.out.println(
                                DriverManager.getConnection("jdbc:served:a", "u", "p").getCatalog());
                        case "driver" -> System.out.println(
                                DriverManager.getDriver("jdbc:served:a").getClass() == Served.class);
                        case "drivers" -> System.out.println(DriverManager.drivers().filter(Base.class::isInstance).count());
                        default -> {
                            int found = 0;
                            for (var all = DriverManager.getDrivers(); all.hasMoreElements(); ) {
                                found += all.nextElement() instanceof Base ? 1 : 0;
                            }
                            System.out.println(found);
                        }
                    }
                }
            }
            """;

    @TempDir
    Path folder;

    @Test
    void areFoundByEachRank() throws Exception {
        ChildJvm child = new ChildJvm(folder);
        Path classes = child.compile("Stored", PROGRAM);
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(services.resolve("java.sql.Driver"), "Stored$Served\n");
        for (String call : List.of("one", "info", "user", "driver", "drivers", "getDrivers")) {
            ChildJvm.Outcome plain = child.plain("-cp", classes.toString(), "Stored", call);
            assertThat(plain.exitCode()).as(plain.err()).isZero();
            ChildJvm.Outcome launched = child.launch("-n", "3", "-cp", classes.toString(), "Stored", call);
            assertThat(launched.exitCode()).as(call + launched.err()).isZero();
            String line = plain.out().strip();
            assertThat(launched.out().lines()).as(call).containsExactly(line, line, line);
        }
    }
}

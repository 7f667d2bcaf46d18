package org.sluicempi.runtime.embedded.jvm;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * What programs use instead of parts of {@link DriverManager}, which looks for drivers once for the JVM, by the loader of the
 * first rank that asks; see {@link InsteadOf}. Loaded once for each rank, as {@link RankSystem}, in a JVM that has JDBC.
 */
public final class RankDrivers {
    private RankDrivers() {}

    /** The look of this rank. Drivers register themselves where their classes are initialised. */
    private static final class Look {
        private static final ClassLoader OWN = RankDrivers.class.getClassLoader();

        static {
            services();
            named(RankSystem.getProperty("jdbc.drivers", ""));
        }

        private Look() {}

        /** Does nothing but initialise this class. */
        static void once() {}

        /** As the JDK does it: one that cannot be loaded ends the look, and nobody is told. */
        private static void services() {
            try {
                Iterator<Driver> all = ServiceLoader.load(Driver.class, OWN).iterator();
                while (all.hasNext()) {
                    all.next();
                }
            } catch (Throwable asWithTheJdk) {
                return;
            }
        }

        private static void named(String classes) {
            for (String each : classes.split(":")) {
                try {
                    Class.forName(each, true, OWN);
                } catch (Exception | LinkageError asWithTheJdk) {
                    continue;
                }
            }
        }
    }

    @InsteadOf(DriverManager.class)
    public static Connection getConnection(String url) throws SQLException {
        Look.once();
        return DriverManager.getConnection(url);
    }

    @InsteadOf(DriverManager.class)
    public static Connection getConnection(String url, Properties info) throws SQLException {
        Look.once();
        return DriverManager.getConnection(url, info);
    }

    @InsteadOf(DriverManager.class)
    public static Connection getConnection(String url, String user, String password) throws SQLException {
        Look.once();
        return DriverManager.getConnection(url, user, password);
    }

    @InsteadOf(DriverManager.class)
    public static Driver getDriver(String url) throws SQLException {
        Look.once();
        return DriverManager.getDriver(url);
    }

    @InsteadOf(DriverManager.class)
    public static Enumeration<Driver> getDrivers() {
        Look.once();
        return DriverManager.getDrivers();
    }

    @InsteadOf(DriverManager.class)
    public static Stream<Driver> drivers() {
        Look.once();
        return DriverManager.drivers();
    }
}

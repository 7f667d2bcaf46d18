package org.sluicempi.cli;

import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import org.sluicempi.cli.console.Console;
import org.sluicempi.transformer.report.Reports;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the verbs and their options, giving the console and the reports to those whose constructor asks for them. */
final class VerbFactory implements IFactory {
    private final Map<Class<?>, Object> given;

    VerbFactory(Console console, Reports reports) {
        this.given = Map.of(Console.class, console, Reports.class, reports);
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            List<Class<?>> asked = List.of(constructor.getParameterTypes());
            if (!asked.isEmpty() && given.keySet().containsAll(asked)) {
                return type.cast(
                        constructor.newInstance(asked.stream().map(given::get).toArray()));
            }
        }
        return CommandLine.defaultFactory().create(type);
    }
}

package org.sluicempi.cli;

import java.lang.reflect.Constructor;
import org.sluicempi.cli.console.Console;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes the verbs, giving the console to those that ask for it in their constructor. */
final class VerbFactory implements IFactory {
    private final Console console;

    VerbFactory(Console console) {
        this.console = console;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            if (constructor.getParameterCount() == 1 && constructor.getParameterTypes()[0] == Console.class) {
                return type.cast(constructor.newInstance(console));
            }
        }
        return CommandLine.defaultFactory().create(type);
    }
}

package org.sluicempi.runtime.process;

import java.util.List;
import java.util.Map;

/**
 * A program to be started.
 *
 * @param program name or path, without arguments
 * @param maxProcesses how many of it, at most
 */
public record Command(String program, List<String> arguments, int maxProcesses, Map<String, String> info) {
    public Command {
        arguments = List.copyOf(arguments);
        info = Map.copyOf(info);
    }
}

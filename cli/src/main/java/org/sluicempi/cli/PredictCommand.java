package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.cli.console.Console;
import org.sluicempi.cli.console.ExitCode;
import org.sluicempi.cli.predict.Forecast;
import org.sluicempi.cli.predict.ForecastTable;
import org.sluicempi.cli.predict.Sensitivity;
import org.sluicempi.cli.predict.Trace;
import org.sluicempi.cli.predict.TraceReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

/** {@code predict}: how well a program's receives can be foretold. */
@Command(
        name = "predict",
        description = "Says which part of the receives in a trace each predictor would have foretold.",
        footer = {
            "A trace has a line for each receive: source tag count datatype buffer communicator callsite, as whole numbers,"
                    + " source and tag negative for any; and source and tag of the message, if known.",
            "",
            "  sluice predict bt49.tar.xz cg64/"
        })
final class PredictCommand implements Callable<Integer> {
    private final Console console;

    /** Spelling of the result. */
    enum Format {
        TEXT,
        JSON
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "TRACE",
            description = "A run: a folder or a tar archive with a file for each rank, or the file of one rank.")
    List<Path> traces = List.of();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}")
    Format format = Format.TEXT;

    @Option(
            names = "--windows",
            split = ",",
            paramLabel = "SIZE",
            description = "Sizes of the sets that LRU, FIFO and LFU keep. Default: ${DEFAULT-VALUE}")
    List<Integer> windows = List.of(1, 5, 20, 50);

    @Option(
            names = "--ahead",
            paramLabel = "K",
            description =
                    "How many calls before its own a receive is foretold. Default: ${DEFAULT-VALUE}, the next one")
    int ahead = 1;

    @Option(names = "--starts", paramLabel = "N", description = "Also begin with each of the first N receives.")
    int starts;

    PredictCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        check("--ahead", ahead, 1);
        check("--starts", starts, 0);
        windows.forEach(size -> check("--windows", size, 1));
        List<Map<String, Object>> all = new ArrayList<>();
        for (Path path : traces) {
            Trace trace = TraceReader.read(path);
            Map<String, Object> found = new LinkedHashMap<>();
            Forecast forecast = Forecast.of(trace, windows, ahead);
            found.put("forecast", forecast);
            List<Sensitivity> sensitivity = Sensitivity.of(trace, starts);
            found.put("starts", sensitivity);
            all.add(found);
            if (format == Format.TEXT) {
                ForecastTable.lines(forecast).forEach(console.out()::println);
                if (starts > 0) {
                    ForecastTable.lines(sensitivity, starts).forEach(console.out()::println);
                }
                console.out().println();
                console.flush();
            }
        }
        if (format == Format.JSON) {
            console.out()
                    .println(
                            JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(all));
        } else {
            ForecastTable.legend().forEach(console.out()::println);
        }
        return ExitCode.FINE;
    }

    private static void check(String option, int value, int least) {
        if (value < least) {
            throw new InputException(option + " " + value + ": at least " + least);
        }
    }
}

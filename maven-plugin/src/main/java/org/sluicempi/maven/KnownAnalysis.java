package org.sluicempi.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.transformer.Sluice;

/**
 * The last analysis of a module, for the goals that come after it, be it in another build.
 *
 * @param folder that belongs to Sluice
 */
record KnownAnalysis(Path folder) {
    /** Empty if the input was another one then, or what was written is not whole. */
    Optional<Analysis> of(String input, Sluice sluice) throws MojoExecutionException {
        try {
            if (!Files.exists(plan())) {
                return Optional.empty();
            }
            String text = Files.readString(plan());
            return fingerprint().matches(Fingerprint.of(input, text))
                    ? Optional.of(sluice.planFromJson(text))
                    : Optional.empty();
        } catch (IOException | InputException e) {
            return Optional.empty();
        }
    }

    /** One with errors of Sluice itself is not kept: they may go by. */
    void keep(String input, Analysis analysis, Sluice sluice) throws MojoExecutionException {
        fingerprint().forget();
        if (analysis.faults().isEmpty()) {
            String text = sluice.planToJson(analysis);
            Output.write(plan(), text);
            fingerprint().remember(Fingerprint.of(input, text));
        }
    }

    private Path plan() {
        return folder.resolve("analysis.json");
    }

    private Fingerprint fingerprint() {
        return new Fingerprint(folder.resolve("analysis.fingerprint"));
    }
}

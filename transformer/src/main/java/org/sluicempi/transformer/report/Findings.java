package org.sluicempi.transformer.report;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.plan.Analysis;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.transformer.change.SiteChange;
import org.sluicempi.transformer.profile.Profile;

/**
 * What reports are made from: the decisions, and what they make of the sources. Whatever takes time is done when a report first
 * asks for it. For one thread at a time.
 */
public final class Findings {
    private final Analysis analysis;
    private final Path base;
    private final Function<FilePlan, List<SiteChange>> changes;
    private final Set<String> known;
    private final Map<FilePlan, List<SiteChange>> made = new IdentityHashMap<>();
    private final Map<FilePlan, Optional<SourceText>> texts = new IdentityHashMap<>();
    private final Map<SitePlan, List<Finding>> bySite = new IdentityHashMap<>();
    private final @Nullable Profile profile;
    private @Nullable List<Finding> all;

    private Findings(
            Analysis analysis,
            Path base,
            Function<FilePlan, List<SiteChange>> changes,
            Set<String> known,
            @Nullable Profile profile) {
        this.analysis = analysis;
        this.base = base.toAbsolutePath().normalize();
        this.changes = changes;
        this.known = Set.copyOf(known);
        this.profile = profile;
    }

    /**
     * The findings of an analysis.
     *
     * @param base folder that paths in documents start from where a file lies below it
     * @param changes what a file's plan makes of each of its calls; empty where it cannot be carried out
     */
    public static Findings of(Analysis analysis, Path base, Function<FilePlan, List<SiteChange>> changes) {
        return new Findings(analysis, base, changes, Set.of(), null);
    }

    /** The same without those that a baseline holds. */
    public Findings newSince(Baseline baseline) {
        return new Findings(analysis, base, changes, baseline.fingerprints(), profile);
    }

    /** The same with what runs of the program have measured. */
    public Findings measured(Profile measured) {
        return new Findings(analysis, base, changes, known, measured);
    }

    /** What runs of the program have measured, if there were any. */
    public Optional<Profile> profile() {
        return Optional.ofNullable(profile);
    }

    /** All decisions, those that are no news included. */
    public Analysis analysis() {
        return analysis;
    }

    /** Absolute. */
    public Path base() {
        return base;
    }

    /** Those about files as a whole first, then those of each call, in the order of files and calls; only what is new. */
    public List<Finding> all() {
        if (all == null) {
            all = Fingerprints.of(analysis, this::text).stream()
                    .filter(finding -> !known.contains(finding.fingerprint()))
                    .toList();
            all.forEach(finding -> finding.site()
                    .ifPresent(site -> bySite.computeIfAbsent(site, key -> new ArrayList<>())
                            .add(finding)));
        }
        return all;
    }

    /** Those about files as a whole. */
    public List<Finding> ofFiles() {
        return all().stream().filter(finding -> finding.site().isEmpty()).toList();
    }

    /** Those about one call. */
    public List<Finding> of(SitePlan site) {
        return all().isEmpty() ? List.of() : List.copyOf(bySite.getOrDefault(site, List.of()));
    }

    /** How many are left out because a baseline holds them. */
    public int leftOut() {
        return analysis.everyRemark().size() - all().size();
    }

    /** The changes of a file's calls, one by one; empty if nothing changes or the file is not as it was analysed. */
    public List<SiteChange> changes(FilePlan file) {
        return made.computeIfAbsent(file, changes);
    }

    /** The change that a call has part in. */
    public Optional<SiteChange> change(FilePlan file, SitePlan site) {
        return changes(file).stream()
                .filter(change -> change.sites().contains(site.id()))
                .findFirst();
    }

    /** A file as it was analysed; empty if it cannot be read or is another one now. */
    public Optional<SourceText> text(FilePlan file) {
        return texts.computeIfAbsent(file, Findings::read);
    }

    private static Optional<SourceText> read(FilePlan file) {
        try {
            byte[] bytes = Files.readAllBytes(file.file());
            SourceText text = SourceText.of(file.file(), bytes, Charset.forName(file.encoding()));
            return Optional.of(text).filter(found -> found.sha256().equals(file.sha256()));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}

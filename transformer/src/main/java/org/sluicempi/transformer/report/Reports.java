package org.sluicempi.transformer.report;

import java.util.List;
import java.util.Optional;

/** The reports that users can choose from, by their ids, in the order in which they are offered. */
public record Reports(List<Report> all) {
    /** A new one is a class that implements {@link Report}, and its line here. */
    private static final Reports SHIPPED = new Reports(List.of(
            new ConsoleReport(), //
            new JsonReport(),
            new SarifReport(),
            new GithubReport(),
            new HtmlReport(),
            new PlanJson()));

    /** @throws IllegalArgumentException if two have the same id */
    public Reports {
        all = List.copyOf(all);
        if (all.stream().map(Report::id).distinct().count() < all.size()) {
            throw new IllegalArgumentException("two reports with one id");
        }
    }

    /** All reports that are shipped. */
    public static Reports shipped() {
        return SHIPPED;
    }

    /** In the order in which they are offered. */
    public List<String> ids() {
        return all.stream().map(Report::id).toList();
    }

    /** @param id in upper or lower case */
    public Optional<Report> byId(String id) {
        return all.stream().filter(report -> report.id().equalsIgnoreCase(id)).findFirst();
    }

    /** What is wrong with an id that {@link #byId} does not find. */
    public String unknown(String id) {
        return "'" + id + "' is none of " + String.join(", ", ids());
    }
}

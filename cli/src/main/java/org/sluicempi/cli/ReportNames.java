package org.sluicempi.cli;

import java.util.Iterator;
import org.sluicempi.transformer.report.Report;
import org.sluicempi.transformer.report.Reports;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reports as users type them: by their ids. */
final class ReportNames implements Iterable<String>, ITypeConverter<Report> {
    private final Reports reports;

    ReportNames(Reports reports) {
        this.reports = reports;
    }

    @Override
    public Iterator<String> iterator() {
        return reports.ids().iterator();
    }

    @Override
    public Report convert(String id) {
        return reports.byId(id).orElseThrow(() -> new TypeConversionException(reports.unknown(id)));
    }
}

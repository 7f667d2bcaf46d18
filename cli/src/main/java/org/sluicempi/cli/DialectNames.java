package org.sluicempi.cli;

import java.util.Iterator;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialects;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Dialects as users type them: by their ids. */
final class DialectNames implements Iterable<String>, ITypeConverter<Dialect> {
    private final Dialects dialects = Dialects.shipped();

    @Override
    public Iterator<String> iterator() {
        return dialects.ids().iterator();
    }

    @Override
    public Dialect convert(String id) {
        return dialects.byId(id)
                .orElseThrow(() -> new TypeConversionException("'" + id + "' is none of " + String.join(", ", this)));
    }
}

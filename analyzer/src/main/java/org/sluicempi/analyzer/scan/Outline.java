package org.sluicempi.analyzer.scan;

import java.util.Set;
import org.sluicempi.analyzer.dialect.Signature;

/**
 * What a file's syntax tree tells without types.
 *
 * @param packageName empty for the unnamed package
 * @param imports qualified names that are imported one by one, static ones as {@code Type.member}
 * @param onDemand packages and types that are imported with {@code .*}
 * @param declared simple names of its top-level types
 * @param mentioned every identifier
 * @param methods that its types declare
 * @param called the methods that it calls
 */
public record Outline(
        String packageName,
        Set<String> imports,
        Set<String> onDemand,
        Set<String> declared,
        Set<String> mentioned,
        Set<Signature> methods,
        Set<Signature> called) {
    /** Qualified name of a top-level type of this file's package. */
    public String qualify(String simpleName) {
        return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
    }
}

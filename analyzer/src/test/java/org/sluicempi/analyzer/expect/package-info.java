/**
 * What test programs say of themselves, {@code // expect: ...} at the ends of lines: read here for all modules, whose tests
 * take this package from the analyzer's test jar.
 */
package org.sluicempi.analyzer.expect;

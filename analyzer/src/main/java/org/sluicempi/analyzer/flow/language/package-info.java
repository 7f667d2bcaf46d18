/**
 * What names and types mean where they stand, by the Java Language Specification: {@link
 * org.sluicempi.analyzer.flow.language.Declarations} finds what is declared, {@link
 * org.sluicempi.analyzer.flow.language.ConvertedTypes} knows conversions and promotions (JLS 5), {@link
 * org.sluicempi.analyzer.flow.language.ConstantFolding} constant expressions (15.29). {@link
 * org.sluicempi.analyzer.flow.language.References} turns what is found into the references of the form.
 */
@NullMarked
package org.sluicempi.analyzer.flow.language;

import org.jspecify.annotations.NullMarked;

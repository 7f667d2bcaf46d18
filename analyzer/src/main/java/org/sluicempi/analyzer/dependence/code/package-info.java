/**
 * What is known of the method around a site. {@link org.sluicempi.analyzer.dependence.code.Method} is its entry, {@link
 * org.sluicempi.analyzer.dependence.code.Code} a part of it; the other classes each answer one question: what is surely not
 * null, which fields stay as they are, what may be evaluated earlier, which arrays have elements of one type only.
 */
@NullMarked
package org.sluicempi.analyzer.dependence.code;

import org.jspecify.annotations.NullMarked;

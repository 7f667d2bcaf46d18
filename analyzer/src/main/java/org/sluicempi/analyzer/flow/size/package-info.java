/**
 * How large the compiler's output for a body will be, at most: {@link org.sluicempi.analyzer.flow.size.CodeSize} in bytes of a
 * method (JVMS 4.7.3 allows 65,535), {@link org.sluicempi.analyzer.flow.size.PoolSize} in entries of a class's constant pool (4.1).
 * Estimates err on the large side; tests compare them with what the compiler writes.
 */
@NullMarked
package org.sluicempi.analyzer.flow.size;

import org.jspecify.annotations.NullMarked;

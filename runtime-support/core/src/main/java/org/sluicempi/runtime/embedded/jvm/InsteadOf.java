package org.sluicempi.runtime.embedded.jvm;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method of {@link RankSystem}, or of a class beside it, that programs call instead of the method of the same name and parameters, or the field
 * of the same name, of a class of the JDK.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InsteadOf {
    /** The class of the JDK, unless it is {@link #named}. */
    Class<?> value() default void.class;

    /** The binary name of the class of the JDK, if not each version has it. */
    String named() default "";

    /** Whether the JDK's method is one of an object, which the substitute takes as first parameter. */
    boolean instance() default false;

    /** Whether it is not a method but a static field of this name, for which the substitute gives the value. */
    boolean field() default false;
}

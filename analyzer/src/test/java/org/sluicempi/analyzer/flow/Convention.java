package org.sluicempi.analyzer.flow;

/**
 * Why a class file holds an instruction that stands for no step, or a flow form a step that has no instruction. Everything
 * else has to agree.
 */
enum Convention {
    SYNTHETIC_FIELD(
            "The compiler keeps the object around, captured variables, the constants of an enum and the table of a"
                    + " switch in fields that no program can name."),
    SYNTHETIC_METHOD("Bridges, the helpers of enums and of serialisable lambdas forward to methods that are compared."),
    IMPLIED_MEMBER(
            "values and valueOf of enums and the members of records that are not written have no text to lower."),
    ENUM_SWITCH("A switch on an enum finds its case by an int array that is indexed by ordinal."),
    STRING_SWITCH("A switch on a string finds its case by hashCode and equals of java.lang.String."),
    ASSERTION_STATUS("Whether assertions are on is asked once, when the class is initialised."),
    ENUM_VALUES("A class initialiser of an enum collects the constants by a method $values."),
    PRIMITIVE_CLASS("The class literal of a primitive type is the field TYPE of its box."),
    RETHROW("After a finally block, an unlocked monitor or closed resources the compiler throws on what it caught."),
    NULL_CHECK("The null check of a bound method reference or of the object around a new one is a call of"
            + " Objects.requireNonNull whose result is dropped."),
    ARRAY_CLONE("clone of an array is declared to return an Object, so the compiler casts its result."),
    METHOD_REFERENCE("A method reference that no method handle fits is compiled as a lambda that makes the one call."),
    COPIED_FINALLY("A finally block is compiled once for each way into it."),
    COPIED_UNLOCK("A monitor is unlocked once for each way out of its statement."),
    COPIED_CLOSE("A resource is closed once for each way out of its statement."),
    DEAD_CODE("Code behind a condition that is a constant is not compiled."),
    CONSTANT_FIELD("A static field with a constant is set by an attribute of the class file, not by code."),
    JOINED_TEXT("The strings of the parts are made inside of the one instruction that joins them."),
    UNMATCHED_SWITCH("A switch expression over an enum without default throws an error for constants that came later.");

    private final String reason;

    Convention(String reason) {
        this.reason = reason;
    }

    /** One sentence. */
    String reason() {
        return reason;
    }
}

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
    ACCESSOR(
            "What another class may not call itself it calls by a method that the compiler adds; its instructions count as"
                    + " those of the caller."),
    IMPLIED_MEMBER(
            "values and valueOf of enums and the members of records that are not written have no text to lower."),
    ENUM_SWITCH("A switch on an enum reads its case from an array that is indexed by ordinal."),
    ASSERTION_STATUS("Whether assertions are on is asked once, when the class is initialised."),
    ENUM_VALUES("A class initialiser of an enum collects the constants by a method $values."),
    PRIMITIVE_CLASS("The class literal of a primitive type is the field TYPE of its box."),
    METHOD_REFERENCE("A method reference that no method handle fits is compiled as a lambda that makes the one call."),
    SYNCHRONIZED_METHOD("The virtual machine locks and unlocks for a synchronized method."),
    COPIED_FINALLY("A finally block is compiled once for each way into it."),
    COPIED_UNLOCK("A monitor is unlocked once for each way out of its statement."),
    COPIED_CLOSE(
            "A resource is closed once for each way out of its statement, in addition to the way of an exception."),
    DEAD_CODE("Code behind a condition that is a constant is not compiled."),
    JOINED_ONCE("A chain of concatenations is one instruction."),
    JOINED_TEXT("The string of a part is made by String.valueOf or, by older compilers and of boxes, inside of the"
            + " instruction that joins."),
    BOXED_INCREMENT("Of i++ on a box the compiler reads the variable twice."),
    FOLDED_FIELD("A final field with a constant is not read from an object; the object is checked for null."),
    PATTERN_CAST("The variable of a pattern is set by a cast that cannot fail."),
    NULL_CAST("A cast of null says which method is meant and cannot fail."),
    ARRAY_CAST("A written cast to an array type is compiled although the value has that type."),
    OUTER_CHECK("Newer compilers check the object around for null before they refer to a method of it."),
    LAMBDA_CAST("A lambda for several interfaces is cast to each of them, which cannot fail.");

    private final String reason;

    Convention(String reason) {
        this.reason = reason;
    }

    /** One sentence. */
    String reason() {
        return reason;
    }
}

package org.sluicempi.analyzer.effect;

/**
 * A field that is read or assigned.
 *
 * @param name as in {@link Effect#fieldsRead}
 * @param base where the object that the field belongs to may come from; {@link Root.Anything} for static fields and
 *     wherever the name is all that is known
 */
record FieldUse(String name, Root base) {
    static FieldUse ofName(String name) {
        return new FieldUse(name, Root.ANYTHING);
    }
}

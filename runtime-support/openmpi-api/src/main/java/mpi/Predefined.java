package mpi;

import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Makes the datatypes that {@link MPI} offers. */
final class Predefined {
    private Predefined() {}

    static Datatype basic(BasicType type, String name) {
        return Datatype.predefined(type, type.size(), Elements.of(type.size()), name);
    }

    static Datatype complex(BasicType part, String name) {
        return Datatype.predefined(DerivedDatatype.contiguous(2, part), part.size(), Elements.of(part.size()), name);
    }

    static Datatype pair(PairType type) {
        return Datatype.predefined(type, 1, Elements.of(type.value().size(), Integer.BYTES), "MPI_" + type);
    }
}

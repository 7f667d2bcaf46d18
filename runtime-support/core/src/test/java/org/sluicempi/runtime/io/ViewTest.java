package org.sluicempi.runtime.io;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.face.DerivedDatatype;

class ViewTest {
    private static final Datatype INT = BasicType.INT;

    private static Datatype indexed(int[] lengths, int... places) {
        return DerivedDatatype.indexed(lengths, places, INT);
    }

    private static void fine(long displacement, Datatype element, Datatype file, int mode) {
        assertThatCode(() -> new View(displacement, element, file, "native").check(mode))
                .doesNotThrowAnyException();
    }

    private static void refused(String words, long displacement, Datatype element, Datatype file, int mode) {
        assertError(() -> new View(displacement, element, file, "native").check(mode), ErrorClass.ARG, words);
    }

    @Test
    void aRepresentationIsOneOfThree() {
        for (String known : new String[] {"native", "internal", "external32", "NATIVE"}) {
            assertThatCode(() -> new View(0, INT, INT, known).check(Mode.READ_ONLY))
                    .doesNotThrowAnyException();
        }
        for (String unknown : new String[] {"nix", "", "native ", null}) {
            assertError(
                    () -> new View(0, INT, INT, unknown).check(Mode.READ_ONLY),
                    ErrorClass.UNSUPPORTED_DATAREP,
                    "representation " + unknown);
        }
    }

    @Test
    void aFileTypeIsMadeOfElements() {
        fine(0, INT, BasicType.DOUBLE, Mode.READ_WRITE);
        fine(0, INT, DerivedDatatype.contiguous(3, INT), Mode.READ_WRITE);
        fine(0, INT, DerivedDatatype.contiguous(0, INT), Mode.READ_WRITE);
        fine(0, DerivedDatatype.contiguous(0, INT), INT, Mode.READ_WRITE);
        refused("1 bytes is not made of elements of 4", 0, INT, BasicType.BYTE, Mode.READ_WRITE);
        refused("12 bytes", 0, BasicType.DOUBLE, DerivedDatatype.contiguous(3, INT), Mode.READ_WRITE);
    }

    @Test
    void placesAreNotNegativeAndDoNotGoBack() {
        int[] ones = {1, 1};
        int[] twos = {2, 2};
        fine(0, INT, indexed(ones, 0, 3), Mode.READ_WRITE);
        refused("place 0 behind place 3", 0, INT, indexed(ones, 3, 0), Mode.READ_WRITE);
        refused("place 0", 0, indexed(ones, 3, 0), indexed(ones, 3, 0), Mode.READ_ONLY);
        refused("place -2", 0, INT, indexed(ones, -2, 0), Mode.READ_ONLY);
        fine(0, INT, indexed(twos, 0, 1), Mode.READ_ONLY);
        refused("place 0", 0, INT, indexed(twos, 0, 0), Mode.READ_ONLY);
        refused("place 1", 0, INT, indexed(twos, 0, 1), Mode.READ_WRITE);
        refused("place 1", 0, INT, indexed(twos, 0, 1), Mode.WRITE_ONLY);
    }

    @Test
    void onlyASequentialFileIsSeenFromWhereItIs() {
        fine(8, INT, INT, Mode.READ_WRITE);
        fine(View.CURRENT, INT, INT, Mode.READ_ONLY + Mode.SEQUENTIAL);
        refused("sequential", View.CURRENT, INT, INT, Mode.READ_ONLY);
        refused("sequential", 0, INT, INT, Mode.READ_ONLY + Mode.SEQUENTIAL);
        refused("byte -1", -1, INT, INT, Mode.READ_ONLY);
    }
}

package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

class ObjectMessageTest {
    private static final ClassLoader LOADER = ObjectMessageTest.class.getClassLoader();

    @Test
    void objectsKeepTheirValueAndWhatTheyShare() {
        double[] shared = {1.5};
        byte[] message = ObjectMessage.encode(new Object[] {0, "a", shared, shared, null}, 1, 4);
        Object[] got = {7, 7, 7, 7, 7, 7};
        assertThat(ObjectMessage.decode(message, got, 1, 5, LOADER)).isEqualTo(4);
        assertThat(got).containsExactly(7, "a", shared, shared, null, 7);
        assertThat(got[2]).isSameAs(got[3]).isNotSameAs(shared);
    }

    @Test
    void whatDoesNotFitIsRefusedWithTheNumbers() {
        byte[] message = ObjectMessage.encode(new String[] {"a", "b"}, 0, 2);
        refused(ErrorClass.TRUNCATE, "2 objects", () -> ObjectMessage.decode(message, new Object[3], 0, 1, LOADER));
        refused(ErrorClass.TYPE, "Integer", () -> ObjectMessage.decode(message, new Integer[2], 0, 2, LOADER));
        refused(ErrorClass.BUFFER, "int[]", () -> ObjectMessage.encode(new int[2], 0, 2));
        refused(ErrorClass.BUFFER, "1 to 3", () -> ObjectMessage.encode(new Object[2], 1, 2));
        refused(ErrorClass.COUNT, "-1", () -> ObjectMessage.encode(new Object[2], 0, -1));
        refused(ErrorClass.TYPE, "NotSerializable", () -> ObjectMessage.encode(new Object[] {new Object()}, 0, 1));
    }

    @Test
    void theFilterRefusesAbsurdDepth() {
        List<Object> deep = new ArrayList<>();
        for (int level = 0; level < 60; level++) {
            deep = new ArrayList<>(List.of(deep));
        }
        byte[] message = ObjectMessage.encode(new Object[] {deep}, 0, 1);
        assertThat(ObjectMessage.decode(message, new Object[1], 0, 1, LOADER, "maxdepth=2000"))
                .isEqualTo(1);
        refused(
                ErrorClass.TYPE,
                "REJECTED",
                () -> ObjectMessage.decode(message, new Object[1], 0, 1, LOADER, "maxdepth=50"));
    }

    private static void refused(ErrorClass expected, String value, Runnable call) {
        assertThatThrownBy(call::run)
                .hasMessageContaining(value)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(expected));
    }
}

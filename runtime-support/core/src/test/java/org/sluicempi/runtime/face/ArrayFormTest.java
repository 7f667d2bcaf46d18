package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/** Rows of numbers arrive as serialisation would bring them. */
class ArrayFormTest {
    private static final ClassLoader LOADER = ArrayFormTest.class.getClassLoader();
    private static final Class<?>[] PRIMITIVES = {
        boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class
    };

    private static Object[] sent(Object... objects) {
        byte[] message = ObjectMessage.encode(objects, 0, objects.length);
        assertThat(ArrayForm.isOne(message)).isTrue();
        Object[] received = new Object[objects.length];
        assertThat(ObjectMessage.decode(message, received, 0, objects.length, LOADER))
                .isEqualTo(objects.length);
        return received;
    }

    private static Object[] serialised(Object... objects) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(objects);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Object[]) in.readObject();
        }
    }

    @Test
    void randomRowsComeAsSerialisationBringsThem() throws IOException, ClassNotFoundException {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            List<Object> made = new ArrayList<>();
            Object[] objects = new Object[1 + random.nextInt(5)];
            objects[0] = array(random, made, arrays(random));
            for (int k = 1; k < objects.length; k++) {
                objects[k] = random.nextInt(5) == 0
                        ? null
                        : random.nextInt(3) == 0
                                ? made.get(random.nextInt(made.size()))
                                : array(random, made, arrays(random));
            }
            assertThat(shape(sent(objects)))
                    .as("-Dsluice.seed=" + seed + ", round " + round)
                    .isEqualTo(shape(serialised(objects)))
                    .isEqualTo(shape(objects));
        }
    }

    private static Class<?> arrays(Random random) {
        Class<?> type = PRIMITIVES[random.nextInt(PRIMITIVES.length)].arrayType();
        for (int more = random.nextInt(3); more > 0; more--) {
            type = type.arrayType();
        }
        return type;
    }

    private static Object array(Random random, List<Object> made, Class<?> type) {
        Class<?> component = type.getComponentType();
        Object array = Array.newInstance(component, random.nextInt(6));
        made.add(array);
        for (int k = 0; k < Array.getLength(array); k++) {
            if (component.isArray()) {
                List<Object> same = made.stream()
                        .filter(other -> other.getClass() == component)
                        .toList();
                Object row = random.nextInt(6) == 0
                        ? null
                        : !same.isEmpty() && random.nextInt(3) == 0
                                ? same.get(random.nextInt(same.size()))
                                : array(random, made, component);
                Array.set(array, k, row);
            } else {
                set(random, array, k);
            }
        }
        return array;
    }

    private static void set(Random random, Object array, int k) {
        if (array instanceof boolean[] values) {
            values[k] = random.nextBoolean();
        } else if (array instanceof char[] values) {
            values[k] = (char) random.nextInt();
        } else if (array instanceof float[] values) {
            values[k] = random.nextInt(4) == 0 ? -0.0f : random.nextFloat();
        } else if (array instanceof double[] values) {
            values[k] = random.nextInt(4) == 0 ? Double.NaN : random.nextGaussian();
        } else if (array instanceof long[] values) {
            values[k] = random.nextLong();
        } else if (array instanceof int[] values) {
            values[k] = random.nextInt();
        } else if (array instanceof short[] values) {
            values[k] = (short) random.nextInt();
        } else {
            ((byte[]) array)[k] = (byte) random.nextInt();
        }
    }

    /** Classes, elements, and which arrays are one. */
    private static String shape(Object[] objects) {
        StringBuilder text = new StringBuilder();
        Map<Object, Integer> numbers = new IdentityHashMap<>();
        for (Object object : objects) {
            shape(object, numbers, text);
        }
        return text.toString();
    }

    private static void shape(Object array, Map<Object, Integer> numbers, StringBuilder text) {
        Integer number = array == null ? null : numbers.putIfAbsent(array, numbers.size());
        if (array == null || number != null) {
            text.append('#').append(number).append(' ');
            return;
        }
        text.append(array.getClass().getTypeName()).append('{');
        for (int k = 0; k < Array.getLength(array); k++) {
            if (array instanceof Object[] rows) {
                shape(rows[k], numbers, text);
            } else {
                text.append(Array.get(array, k)).append(' ');
            }
        }
        text.append('}');
    }

    @Test
    void arraysOfAllDimensionsThatThereAreCome() {
        Object array = Array.newInstance(int.class, new int[255]);
        assertThat(sent(array)[0].getClass()).isSameAs(array.getClass());
    }

    static Stream<List<Object>> others() {
        return Stream.of(
                List.of("text"),
                List.of(new double[1], 1.0),
                List.of((Object) new Object[] {new int[1]}),
                List.of((Object) new String[] {"a"}),
                Arrays.asList(null, null),
                List.of());
    }

    @ParameterizedTest
    @MethodSource("others")
    void whatIsNoRowOfNumbersIsSerialised(List<Object> list) {
        Object[] objects = list.toArray();
        byte[] message = ObjectMessage.encode(objects, 0, objects.length);
        assertThat(ArrayForm.isOne(message)).isFalse();
        Object[] received = new Object[objects.length];
        ObjectMessage.decode(message, received, 0, objects.length, LOADER);
        assertThat(Arrays.deepEquals(received, objects)).isTrue();
    }

    @Test
    void aMessageThatIsNotWholeIsAnError() {
        byte[] whole = ObjectMessage.encode(new Object[] {new double[][] {{1, 2}, null, {3}}, new byte[3]}, 0, 2);
        for (int length = 8; length < whole.length; length++) {
            assertRefused(Arrays.copyOf(whole, length), "not whole", "maxdepth=9");
        }
        for (int length = 1; length < 8; length++) {
            assertRefused(Arrays.copyOf(whole, length), "cannot be received", "maxdepth=9");
        }
    }

    @Test
    void aMessageOfWhatCannotBeIsNotWhole() {
        byte[] shared = ObjectMessage.encode(new Object[] {new int[1][], null}, 0, 2);
        int first = 8;
        byte[] ahead = shared.clone();
        ahead[first] = 1;
        Arrays.fill(ahead, first + 1, first + 5, (byte) 0);
        assertRefused(ahead, "not whole", "maxdepth=9");
        byte[] otherRows = ObjectMessage.encode(new Object[] {new int[][] {{}}}, 0, 1);
        assertThat((char) otherRows[otherRows.length - 5]).isEqualTo('I');
        otherRows[otherRows.length - 5] = 'D';
        assertRefused(otherRows, "not whole", "maxdepth=9");
    }

    /** Whoever writes rows while they are sent sends old ones or new ones; never a message that is not whole. */
    @Test
    void rowsMayChangeMeanwhile() throws InterruptedException {
        int[][] rows = new int[40][];
        AtomicBoolean sent = new AtomicBoolean();
        Thread writer = new Thread(() -> {
            for (int k = 0; !sent.get(); k++) {
                rows[k % rows.length] = k % 3 == 0 ? null : new int[k % 7];
            }
        });
        writer.start();
        try {
            for (int k = 0; k < 2000; k++) {
                byte[] message = ObjectMessage.encode(new Object[] {rows, rows}, 0, 2);
                Object[] received = new Object[2];
                assertThat(ObjectMessage.decode(message, received, 0, 2, LOADER))
                        .isEqualTo(2);
                assertThat(received[1]).isSameAs(received[0]);
            }
        } finally {
            sent.set(true);
            writer.join();
        }
    }

    @Test
    void aMessageThatWasChangedIsAnErrorOrOtherNumbers() {
        byte[] whole = ObjectMessage.encode(new Object[] {new int[][] {{1, 2}, {3}}, new short[3]}, 0, 2);
        for (int at = 8; at < whole.length; at++) {
            for (int value : new int[] {-1, 0, 1, 2, 3, 64, 127}) {
                byte[] changed = whole.clone();
                changed[at] = (byte) value;
                try {
                    ObjectMessage.decode(changed, new Object[2], 0, 2, LOADER);
                } catch (MpiError e) {
                    assertThat(e.errorClass()).isEqualTo(ErrorClass.TYPE);
                }
            }
        }
    }

    @Test
    void theFilterIsAskedOfEachArray() {
        byte[] message = ObjectMessage.encode(new Object[] {new double[2][7]}, 0, 1);
        assertRefused(message, "REJECTED", "maxarray=6");
        assertRefused(message, "REJECTED", "maxdepth=1");
        assertRefused(message, "REJECTED", "maxrefs=2");
        assertRefused(message, "REJECTED", "maxbytes=30");
        Object[] received = new Object[1];
        assertThat(ObjectMessage.decode(message, received, 0, 1, LOADER, "")).isEqualTo(1);
        assertThat(ObjectMessage.decode(
                        message, received, 0, 1, LOADER, "maxarray=7;maxdepth=2;maxrefs=3;maxbytes=1000"))
                .isEqualTo(1);
    }

    private static void assertRefused(byte[] message, String words, String filter) {
        assertThatThrownBy(() -> ObjectMessage.decode(message, new Object[2], 0, 2, LOADER, filter))
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.TYPE))
                .hasMessageContaining(words);
    }
}

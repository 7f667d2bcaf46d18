package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    /** Of an interface, and an object behind it, that only this loader knows: another class of each name is this test's. */
    static final class Apart extends ClassLoader {
        Apart() {
            super(LOADER);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(ObjectMessageTest.class.getName() + "$")) {
                return super.loadClass(name, resolve);
            }
            Class<?> found = findLoadedClass(name);
            return found == null ? defined(name) : found;
        }

        private Class<?> defined(String name) throws ClassNotFoundException {
            try (InputStream in = LOADER.getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] code = in.readAllBytes();
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /** What a program may hide behind an interface. */
    public interface Greeting {
        String hello();
    }

    /** As {@link Greeting}, for its own package. */
    interface Whisper {
        String hello();
    }

    /** Answers every call. */
    record Answer(String text) implements InvocationHandler, Serializable {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return text;
        }
    }

    @ParameterizedTest
    @ValueSource(classes = {Greeting.class, Whisper.class, Runnable.class})
    void proxiesAreOfTheLoadersOwnInterfaces(Class<?> given) throws Exception {
        ClassLoader apart = new Apart();
        Class<?> type = apart.loadClass(given.getName());
        Constructor<?> answer = apart.loadClass(Answer.class.getName()).getDeclaredConstructor(String.class);
        answer.setAccessible(true);
        InvocationHandler handler = (InvocationHandler) answer.newInstance("hi");
        Object proxy = Proxy.newProxyInstance(apart, new Class<?>[] {type, Comparable.class}, handler);
        byte[] message = ObjectMessage.encode(new Object[] {proxy, List.of(proxy)}, 0, 2);
        Object[] got = new Object[2];
        ObjectMessage.decode(message, got, 0, 2, apart);
        assertThat(got[0].getClass()).isEqualTo(proxy.getClass());
        assertThat(Proxy.getInvocationHandler(got[0])).isEqualTo(handler);
        assertThat(((List<?>) got[1]).get(0)).isSameAs(got[0]);
    }

    @Test
    void aProxyOfAnInterfaceThatIsNotThereIsRefused() {
        Object proxy = Proxy.newProxyInstance(LOADER, new Class<?>[] {Greeting.class}, new Answer("hi"));
        byte[] message = ObjectMessage.encode(new Object[] {proxy}, 0, 1);
        refused(
                ErrorClass.TYPE,
                "Greeting",
                () -> ObjectMessage.decode(message, new Object[1], 0, 1, ClassLoader.getPlatformClassLoader()));
    }

    private static void refused(ErrorClass expected, String value, Runnable call) {
        assertThatThrownBy(call::run)
                .hasMessageContaining(value)
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(expected));
    }
}

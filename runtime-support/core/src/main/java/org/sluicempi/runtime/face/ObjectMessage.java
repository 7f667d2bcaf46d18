package org.sluicempi.runtime.face;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

/**
 * Objects as one message of bytes, read behind an {@link ObjectInputFilter}: Java serialisation, or an {@link ArrayForm}
 * where all objects are rows of numbers. Whoever receives sees from the message which of them it is. The filter's pattern is
 * the system property {@value #FILTER_PROPERTY}; the default refuses nothing but absurdly deep graphs.
 */
public final class ObjectMessage {
    /** Pattern in the syntax of {@code jdk.serialFilter}. */
    public static final String FILTER_PROPERTY = "sluice.object.filter";

    private static final String DEFAULT_FILTER = "maxdepth=5000";

    private ObjectMessage() {}

    /**
     * The objects {@code [offset, offset + count)}.
     *
     * @throws MpiError BUFFER if they are not in the array, COUNT for a negative count, TYPE if one cannot be serialised
     */
    public static byte[] encode(Object buffer, int offset, int count) {
        Object[] objects = checked(buffer, offset, count);
        return ArrayForm.encode(objects, offset, count).orElseGet(() -> serialised(objects, offset, count));
    }

    private static byte[] serialised(Object[] objects, int offset, int count) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeInt(count);
            for (int k = 0; k < count; k++) {
                out.writeObject(objects[offset + k]);
            }
        } catch (IOException e) {
            throw new MpiError(ErrorClass.TYPE, "an object cannot be sent: " + e, e);
        }
        return bytes.toByteArray();
    }

    /**
     * Puts the objects of a message into {@code [offset, offset + count)}; the rest of that range stays as it is.
     *
     * @param loader finds the objects' classes, and the interfaces of proxies among them
     * @return number of objects in the message
     * @throws MpiError TRUNCATE if there are more than {@code count}, TYPE if they cannot be read or stored there
     */
    public static int decode(byte[] message, Object buffer, int offset, int count, ClassLoader loader) {
        return decode(message, buffer, offset, count, loader, System.getProperty(FILTER_PROPERTY, DEFAULT_FILTER));
    }

    static int decode(byte[] message, Object buffer, int offset, int count, ClassLoader loader, String filter) {
        Object[] objects = checked(buffer, offset, count);
        try (Source in = source(message, loader, filter(filter))) {
            int sent = in.count();
            if (sent > count) {
                throw new MpiError(
                        ErrorClass.TRUNCATE, "a message of " + sent + " objects does not fit a receive of " + count);
            }
            for (int k = 0; k < sent; k++) {
                objects[offset + k] = in.next();
            }
            return sent;
        } catch (ArrayStoreException e) {
            throw other(e.getMessage(), buffer);
        } catch (IOException | ClassNotFoundException e) {
            throw new MpiError(ErrorClass.TYPE, "an object cannot be received: " + e, e);
        }
    }

    private static MpiError other(String kind, Object buffer) {
        return new MpiError(
                ErrorClass.TYPE,
                "an object of " + kind + " was received into "
                        + buffer.getClass().getTypeName());
    }

    /**
     * Puts objects that have been decoded into the array from {@code offset} on: all of them, or none.
     *
     * @throws MpiError as {@link #decode(byte[], Object, int, int, ClassLoader)}
     */
    public static void store(Object[] decoded, Object buffer, int offset) {
        Object[] objects = checked(buffer, offset, decoded.length);
        Class<?> kind = objects.getClass().getComponentType();
        for (Object each : decoded) {
            if (each != null && !kind.isInstance(each)) {
                throw other(each.getClass().getName(), buffer);
            }
        }
        System.arraycopy(decoded, 0, objects, offset, decoded.length);
    }

    /**
     * That objects can be put into {@code [offset, offset + count)}.
     *
     * @throws MpiError BUFFER if that is not in the array, COUNT for a negative count
     */
    public static void check(Object buffer, int offset, int count) {
        checked(buffer, offset, count);
    }

    /** An empty pattern refuses nothing; Java makes no filter of it. */
    private static ObjectInputFilter filter(String pattern) {
        ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(pattern);
        return filter == null ? info -> ObjectInputFilter.Status.UNDECIDED : filter;
    }

    private static Source source(byte[] message, ClassLoader loader, ObjectInputFilter filter) throws IOException {
        return ArrayForm.isOne(message) ? new ArrayForm(message, filter) : new Serialised(message, loader, filter);
    }

    /** The objects of a message in their order. */
    interface Source extends AutoCloseable {
        /** Asked once, first. */
        int count() throws IOException;

        Object next() throws IOException, ClassNotFoundException;

        @Override
        default void close() throws IOException {}
    }

    private static Object[] checked(Object buffer, int offset, int count) {
        if (count < 0) {
            throw new MpiError(ErrorClass.COUNT, "the count is negative: " + count);
        }
        if (!(buffer instanceof Object[] objects)) {
            String given = buffer == null ? "null" : buffer.getClass().getTypeName();
            throw new MpiError(ErrorClass.BUFFER, "a buffer of objects must be an Object[], not " + given);
        }
        if (offset < 0 || count > objects.length - offset) {
            throw new MpiError(
                    ErrorClass.BUFFER,
                    "elements " + offset + " to " + ((long) offset + count) + " are outside a buffer of "
                            + objects.length + " objects");
        }
        return objects;
    }

    private static final class Serialised extends ObjectInputStream implements Source {
        private final ClassLoader loader;

        Serialised(byte[] message, ClassLoader loader, ObjectInputFilter filter) throws IOException {
            super(new ByteArrayInputStream(message));
            this.loader = loader;
            setObjectInputFilter(filter);
        }

        @Override
        public int count() throws IOException {
            return readInt();
        }

        @Override
        public Object next() throws IOException, ClassNotFoundException {
            return readObject();
        }

        @Override
        public void close() throws IOException {
            super.close();
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(description.getName(), false, loader);
            } catch (ClassNotFoundException primitive) {
                return super.resolveClass(description);
            }
        }

        /** The JDK would ask the loader of the caller, which is this class and knows nothing of the program. */
        @Override
        protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
            Class<?>[] types = new Class<?>[interfaces.length];
            ClassLoader own = loader;
            boolean hidden = false;
            for (int i = 0; i < types.length; i++) {
                types[i] = Class.forName(interfaces[i], false, loader);
                if (!Modifier.isPublic(types[i].getModifiers())) {
                    if (hidden && own != types[i].getClassLoader()) {
                        throw new ClassNotFoundException(
                                "a proxy of interfaces that are not public and have different loaders");
                    }
                    hidden = true;
                    own = types[i].getClassLoader();
                }
            }
            try {
                return Proxy.newProxyInstance(own, types, (proxy, method, arguments) -> null)
                        .getClass();
            } catch (IllegalArgumentException e) {
                throw new ClassNotFoundException("a proxy of " + String.join(", ", interfaces), e);
            }
        }
    }
}

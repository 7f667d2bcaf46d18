package org.sluicempi.runtime.embedded.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes below are what {@code java} of Java 25 was asked about by {@link MainFormsTest}. */
@SuppressWarnings({"unused", "ClassCanBeStatic", "IncorrectMainMethod", "ProtectedMembersInFinalClass"})
class MainMethodTest {
    private static final List<String> CALLS = new ArrayList<>();

    @BeforeEach
    void forget() {
        CALLS.clear();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 21, 24, 25, 30})
    void aPublicStaticOneIsRunByEveryVersion(int java) throws Exception {
        run(Classic.class, java);
        run(Heir.class, java);
        run(Both.class, java);
        assertThat(CALLS).containsExactly("classic x", "classic x", "both x");
    }

    @Test
    void anyOtherFormIsRunFromJava25On() throws Exception {
        for (Class<?> type : List.of(
                Instance.class,
                WithoutArguments.class,
                InstanceWithout.class,
                PackagePrivate.class,
                ProtectedOne.class,
                HiddenBehind.class,
                ByInterface.class,
                InstanceFirst.class,
                Wrong.class,
                InheritedInstance.class)) {
            assertThatThrownBy(() -> MainMethod.of(type, 24)).hasMessage("has no public static void main(String[])");
            run(type, 25);
        }
        assertThat(CALLS)
                .containsExactly(
                        "instance x",
                        "without",
                        "instance without",
                        "package x",
                        "protected x",
                        "hidden without",
                        "interface x",
                        "instance first x",
                        "wrong without",
                        "instance x");
    }

    @Test
    void whatEveryVersionRefusesIsToldWithItsReason() {
        refused(None.class, "has no void main(String[]) or void main() that is not private");
        refused(OnlyPrivate.class, "has no void main(String[]) or void main() that is not private");
        refused(Numbered.class, "has no void main(String[]) or void main() that is not private");
        refused(StaticOfInterface.class, "has no void main(String[]) or void main() that is not private");
        refused(Abstract.class, "is abstract, and its main method is not static");
        refused(Inner.class, "is an inner class, and its main method is not static");
        refused(
                Closed.class,
                "has no constructor without parameters that is not private, and its main method is not static");
        refused(
                Needy.class,
                "has no constructor without parameters that is not private, and its main method is not static");
    }

    private static void run(Class<?> type, int java) throws Exception {
        MainMethod.of(type, java).run(new String[] {"x"});
    }

    private static void refused(Class<?> type, String why) {
        assertThatThrownBy(() -> MainMethod.of(type, 25))
                .isInstanceOf(NoSuchMethodException.class)
                .hasMessage(why);
        assertThatThrownBy(() -> MainMethod.of(type, 17)).hasMessage("has no public static void main(String[])");
    }

    static class Classic {
        public static void main(String[] args) {
            CALLS.add("classic " + args[0]);
        }
    }

    static final class Heir extends Classic {}

    static final class Both {
        public static void main(String... args) {
            CALLS.add("both " + args[0]);
        }

        void main() {
            CALLS.add("without");
        }
    }

    static class Instance {
        void main(String[] args) {
            CALLS.add("instance " + args[0]);
        }
    }

    static final class InheritedInstance extends Instance {}

    static final class WithoutArguments {
        static void main() {
            CALLS.add("without");
        }
    }

    static final class InstanceWithout {
        public void main() {
            CALLS.add("instance without");
        }
    }

    static final class PackagePrivate {
        static void main(String[] args) {
            CALLS.add("package " + args[0]);
        }
    }

    enum ProtectedOne {
        A;

        protected static void main(String[] args) {
            CALLS.add("protected " + args[0]);
        }
    }

    static final class HiddenBehind {
        private static void main(String[] args) {
            CALLS.add("private " + args[0]);
        }

        static void main() {
            CALLS.add("hidden without");
        }
    }

    interface WithDefault {
        default void main(String[] args) {
            CALLS.add("interface " + args[0]);
        }

        static void main() {
            CALLS.add("not inherited");
        }
    }

    static final class ByInterface implements WithDefault {}

    static final class InstanceFirst {
        void main(String[] args) {
            CALLS.add("instance first " + args[0]);
        }

        public static void main() {
            CALLS.add("without");
        }
    }

    static final class Wrong {
        public static int main(String[] args) {
            return 1;
        }

        void main() {
            CALLS.add("wrong without");
        }
    }

    static final class None {}

    static final class OnlyPrivate {
        private static void main(String[] args) {}
    }

    static final class Numbered {
        public static int main(String[] args) {
            return 1;
        }
    }

    interface OfInterface {
        static void main() {}
    }

    static final class StaticOfInterface implements OfInterface {}

    abstract static class Abstract {
        void main() {}
    }

    class Inner {
        void main() {}
    }

    static final class Closed {
        private Closed() {}

        void main() {}
    }

    static final class Needy {
        Needy(int number) {}

        void main() {}
    }
}

package org.sluicempi.runtime.embedded.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.embedded.ChildJvm;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

/** What {@code java} runs a class with is what a rank begins with, and what it refuses is refused. */
@Timeout(300)
class MainFormsTest {
    private static final String SAY = " { System.out.println(\"%s\"); } ";

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnabledForJreRange(minVersion = 25)
    @ValueSource(
            strings = {
                "class M { void main() #instance# }",
                "class M { void main(String[] args) #instance, arguments# static void main() #static# }",
                "class M { static void main() #static# }",
                "class M { private static void main(String[] args) #private# void main() #instance# }",
                "enum M { A; protected static void main(String[] args) #enum# }",
                "interface I { default void main() #default# } class M implements I {}",
                "interface I { static void main() #not inherited# } class M implements I {}",
                "abstract class M { void main() #abstract# }",
                "class M { private M() {} void main() #closed# }",
                "class M { M(int k) {} void main() #needy# }",
                "class M { M() { System.out.println(\"made\"); } void main() #instance# }",
                "class S { void main(String[] args) #inherited# } class M extends S { void main() #own# }",
                "public class M { public static int main(String[] args) { return 1; } }",
            })
    void isTheOneThatJavaTakes(String form) throws Exception {
        ChildJvm child = new ChildJvm(folder);
        String source = form.replaceAll("#([^#]*)#", SAY.formatted("$1"));
        String classes = child.compile("M", source).toString();
        Outcome alone = child.plain("-cp", classes, "M", "x");
        Outcome asRank = child.launch("-n", "1", "--class-path", classes, "M", "x");
        assertThat(asRank.out()).isEqualTo(alone.out());
        assertThat(asRank.exitCode()).isEqualTo(alone.exitCode() == 0 ? 0 : 125);
        assertThat(alone.exitCode() == 0 ? alone.out() : asRank.err()).isNotEmpty();
    }
}

package org.sluicempi.analyzer.model;

import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.scan.CompilerClasses;
import spoon.Launcher;
import spoon.support.compiler.VirtualFile;

/**
 * Loads the classes of the first model beside whatever else a start has to do: half of the time of a command that reads one
 * file goes into classes. Nothing depends on it.
 */
public final class Preloading {
    /** Of each kind of statement and expression that most programs have. */
    private static final String PROGRAM = """
            class A {
                static final int N = 3;
                int[] a = new int[N];

                static void main(String[] args) throws Exception {
                    A it = new A();
                    for (int i = 0; i < it.a.length; i++) {
                        it.a[i] += i * N - args.length;
                    }
                    if (args.length > 0 && it.a[0] == 1) {
                        it.print("a" + it.a[0]);
                    } else {
                        return;
                    }
                }

                void print(String text) {
                    System.out.println(text);
                }
            }
            """;

    private Preloading() {}

    /** Begins, in threads that keep no JVM from ending. */
    public static void begin() {
        thread(Preloading::model).start();
        thread(() -> Dialects.shipped().all()).start();
    }

    static Thread thread(Runnable action) {
        Thread thread = new Thread(action, "preloading");
        thread.setDaemon(true);
        // what is wrong here is told by whoever needs it
        thread.setUncaughtExceptionHandler((failed, cause) -> {});
        return thread;
    }

    /** Types of the model that was built for its classes' sake. */
    static int model() {
        CompilerClasses.initialise();
        Launcher launcher = new StaticMembers();
        launcher.getEnvironment().setComplianceLevel(17);
        launcher.getEnvironment().setNoClasspath(true);
        launcher.getEnvironment().setLevel("OFF");
        launcher.getEnvironment().setCommentEnabled(false);
        launcher.addInputResource(new VirtualFile(PROGRAM, "A.java"));
        return launcher.buildModel().getAllTypes().size();
    }
}

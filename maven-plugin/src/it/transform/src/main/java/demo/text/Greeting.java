package demo.text;

/** A class in another package that has nothing to do with MPI. */
public final class Greeting {
    private Greeting() {}

    public static String of(String name) {
        return "Hello " + name;
    }
}

package tour;

/** JLS 8.9: enums. */
enum Enums implements Runnable {
    FIRST,
    SECOND(2) {
        @Override
        int weight() {
            return super.weight() + total;
        }
    },
    THIRD("x", 1, 2);

    static int total = values().length;
    static final Enums[] ALL = values();
    final int size;

    Enums() {
        this(1);
    }

    Enums(int size) {
        this.size = size;
    }

    Enums(String text, int... more) {
        size = text.length() + more[0];
    }

    int weight() {
        return size + ordinal() + name().length();
    }

    static {
        total += FIRST.size;
    }

    @Override
    public void run() {
        for (Enums e : values()) total += e.weight();
        total += valueOf("FIRST").compareTo(SECOND) + Inner.ONE.ordinal();
        enum Local { A, B }
        total += Local.B.ordinal();
    }

    enum Inner { ONE }

    enum Empty {}
}

package tour;

/** JLS 3.10, 15.8, 15.29: literals, class literals, constant expressions. */
class Literals {
    static final int LIMIT = 1 << 4;
    static final String NAME = "n" + LIMIT + 'c' + 1.5f + true;
    static final byte SIGNED = (byte) 130;
    static final long MANY = LIMIT * 1_000_000_000_000L;
    static final Integer BOXED = 12;
    final int own = 3 / 2;
    final String text = NAME + own;

    int numbers() {
        return 0x1F + 0b101 + 017 + 'a' + (int) 2.5e3 + LIMIT / 3 + SIGNED % 7;
    }

    Object[] classes() {
        return new Object[] {int.class, void.class, String.class, int[].class, Literals[][].class, boolean.class};
    }

    String block() {
        return """
                a "quoted" \
                line %s
                """ + text;
    }

    boolean folded() {
        final int local = 4;
        final String joined = "x" + local;
        return joined == "x4" && LIMIT > local ? MANY > 3 : own == 1;
    }

    String character() {
        return "" + '\u0041' + "\t\0" + null + BOXED;
    }
}

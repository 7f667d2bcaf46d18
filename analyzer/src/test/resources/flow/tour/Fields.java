package tour;

/** JLS 8.3, 15.11: fields of every kind, initialisers. */
class Fields extends Base {
    int plain;
    static int counter = next();
    volatile long shared = counter + 1;
    final String constant = "c";
    final String computed = constant + counter;
    static final Object LOCK = new Object();
    static final int LATE;
    int hidden = super.hidden + 1;

    static {
        LATE = next() * 2;
        counter += LATE;
    }

    {
        plain = counter++;
        this.shared = plain;
    }

    static int next() {
        return counter + Base.common;
    }

    Fields(int start) {
        plain += start;
    }

    Fields() {
        this(next());
        shared++;
    }

    Fields(String text) {
        super(text.length());
    }

    int access(Fields other, Fields[] many) {
        other.plain = this.plain + other.hidden + ((Base) other).hidden + super.hidden;
        many[0].plain++;
        many[1].shared += 2;
        self().plain = 3;
        Fields.counter = Fields.counter + Base.common + common;
        return constant.length() + computed.length() + other.constant.length();
    }

    Fields self() {
        return this;
    }

    int viaInstance(Fields other) {
        return other.counter + self().counter + this.counter;
    }
}

class Base {
    int hidden = 1;
    static int common;

    Base() {}

    Base(int hidden) {
        this.hidden = hidden;
    }
}

interface Constants {
    int PLAIN = 3;
    Object MADE = new Object();
    int COMPUTED = MADE.hashCode();
}

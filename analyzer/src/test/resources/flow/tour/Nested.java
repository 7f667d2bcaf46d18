package tour;

import java.util.Iterator;

/** JLS 8.1.3, 8.5, 14.3, 15.9: inner, local and anonymous classes. */
class Nested {
    private int secret = 1;
    private static int common;

    private int hidden(int n) {
        return secret + n;
    }

    class Inner {
        int own = secret + 1;

        class Deeper {
            int all = own + secret + hidden(own) + Nested.this.secret;

            void set() {
                Nested.this.secret = own++;
                Inner.this.own += common;
            }
        }

        Deeper deeper() {
            return new Deeper();
        }
    }

    static class Plain {
        int a = common;

        private Plain() {}

        private int get() {
            return a;
        }
    }

    class Child extends Inner {
        Child() {
            super();
            own = 3;
        }
    }

    static class Foreign extends Inner {
        Foreign(Nested outer) {
            outer.super();
        }
    }

    /** JLS 14.3 since Java 16: classes inside of methods have static members, too. */
    static int staticMembers() {
        class Counted {
            static int last = common;

            static {
                common++;
            }

            int n = last;
        }
        enum Way {
            THERE(common),
            BACK(2);

            final int length;

            Way(int length) {
                this.length = length;
            }
        }
        record Pair(int left, int right) {
            static Pair zero = new Pair(common, 0);
        }
        Object nameless = new Object() {
            static int seen = common;
        };
        return new Counted().n + Way.BACK.length + Pair.zero.left + nameless.hashCode();
    }

    int use(Nested other) {
        Inner inner = new Inner();
        Inner second = other.new Inner();
        Inner.Deeper deeper = other.new Inner().new Deeper();
        Inner third = this.new Inner();
        return inner.own + second.own + deeper.all + new Plain().get() + new Plain().a + third.deeper().all;
    }

    Iterator<Integer> local(int start, int[] values) {
        int offset = start + 1;
        class Counter implements Iterator<Integer> {
            int at = offset;

            Counter(int more) {
                at += more;
            }

            Counter() {
                this(0);
            }

            @Override
            public boolean hasNext() {
                return at < values.length;
            }

            @Override
            public Integer next() {
                return values[at++] + secret;
            }
        }
        Counter counter = new Counter();
        return counter.hasNext() ? new Counter(2) : counter;
    }

    Runnable anonymous(int n, String text) {
        Object o = new Object() {
            int count = n;

            {
                count += text.length();
            }

            @Override
            public String toString() {
                return text + count + secret++;
            }
        };
        o.toString();
        new Plain() {
            int more = a + hidden(2);
        }.hashCode();
        return new Runnable() {
            @Override
            public void run() {
                new Thread("t" + n) {
                    @Override
                    public void run() {
                        hidden(n);
                    }
                }.start();
                Runnable r = () -> new Object() {
                    int x = secret;
                };
            }
        };
    }

    static final Comparable<String> ORDER = new Comparable<>() {
        @Override
        public int compareTo(String s) {
            return s.length() - common;
        }
    };
}

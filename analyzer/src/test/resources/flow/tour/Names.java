package tour;

/** JLS 6, 3.3: qualified names, unicode escapes, shadowing. */
class Names {
    int n = 1;
    static Names instance = new Names();
    Names next = this;
    int \u0061bc = 2;

    int qualified(Names names) {
        java.lang.System.out.println(java.lang.Integer.MAX_VALUE);
        int n = this.n + names.n + names.next.next.n + tour.Names.instance.next.n;
        n = instance.next.abc = Names.instance.n++;
        {
            class Initialisers {
                int n = 5;
            }
            n += new Initialisers().n + new tour.Initialisers(3).x;
        }
        return n + java.util.List.of(1, 2).size() + Thread.State.NEW.ordinal();
    }

    static int length(String length) {
        int[] array = {length.length()};
        return array.length + length.length();
    }
}

package tour;

/** JLS 15.15 to 15.26: operators on primitive values, increments and compound assignments. */
class Operators {
    int field;
    static long shared;
    byte small;
    Integer boxed = 3;
    int[] row = new int[4];
    long[][] matrix = new long[2][3];
    static char letter;

    int arithmetic(int a, int b, long c, double d, float f) {
        int x = a + b * a - b / a % (b + 1);
        long y = c / a + c % b - -c + ~a;
        double z = d / a % b * f;
        return (int) (x + y + z) + (a << b) + (a >> 2) + (a >>> b) + (a & b | a ^ b);
    }

    boolean compare(int a, long b, double c, Object o, Object p) {
        return a < b && c >= a || o == p ^ o != null | !(a == b) & a <= c;
    }

    void compound(int a, int i) {
        a += 2;
        a -= 1.5;
        field *= a;
        field /= a;
        this.field %= a;
        shared <<= a;
        small += 1;
        small = (byte) (small + 1);
        row[i] += a;
        row[i++] -= row[--i];
        matrix[i][a] /= a;
        matrix[i][a] >>>= 1;
        row[i] ^= row[i] |= a;
        letter++;
        shared--;
        ++field;
        --small;
        row[field++]++;
        ++matrix[0][1];
    }

    int boxes(Integer other, Long far) {
        boxed++;
        ++boxed;
        boxed += other;
        int sum = boxed++ + --boxed;
        other = other + 1;
        far += 2L;
        Character c = 'a';
        c++;
        return sum + other - (int) (long) far + c + -boxed + ~other;
    }

    int chained() {
        int a, b;
        a = b = field = row[0] = 7;
        matrix[0] = matrix[1] = new long[] {a, b};
        return a = b;
    }

    boolean logic(Boolean a, boolean b) {
        a &= b;
        b |= a;
        return !a && b || a;
    }

    double mixed(int i, Float f, short s, byte b, char c) {
        return i + f + s * b - c + (i > 0 ? s : b) + (i < 0 ? f : 1);
    }
}

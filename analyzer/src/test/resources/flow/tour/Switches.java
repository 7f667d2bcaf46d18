package tour;

/** JLS 14.11, 15.28: switch statements and expressions. */
class Switches {
    enum Colour { RED, GREEN, BLUE }

    int[] a = {1, 2};

    int old(int n, char c, Byte b) {
        switch (n) {
            case 1:
                n = a[0];
            case 2:
            case 3:
                n += a[1];
                break;
            case 1000:
                return n / 3;
            default:
                n--;
        }
        switch (c) {
            case 'a': n++;
        }
        switch (b) {
            case 1 -> n += 2;
            case 2, 3 -> {
                n = a[n];
            }
            default -> throw new IllegalArgumentException("b" + b);
        }
        switch (n) {}
        return n;
    }

    String strings(String s, int n) {
        switch (s) {
            case "Aa":
            case "BB":
                return "same hash" + n;
            case "c":
                s = s.trim();
                break;
            default:
                n++;
        }
        String t = switch (s.trim()) {
            case "x" -> "y";
            case "Aa", "BB" -> {
                String u = s + n;
                yield u.equals("z") ? u : s;
            }
            default -> s.substring(1);
        };
        return t;
    }

    int enums(Colour colour, Colour[] table) {
        switch (colour) {
            case RED:
                return a[0];
            case BLUE:
                break;
        }
        switch (table[colour.ordinal()]) {
            case GREEN -> a[0]++;
            default -> {}
        }
        int x = switch (colour) {
            case RED -> 1;
            case GREEN -> table.length;
            case BLUE -> {
                for (int i = 0; ; i++) {
                    if (a[i] > 3) yield i;
                }
            }
        };
        return x + switch (x) {
            case 1:
                yield 2;
            default:
                try {
                    yield a[x];
                } finally {
                    a[0] = 1;
                }
        };
    }

    int library(Thread.State state) {
        switch (state) {
            case NEW:
                return a[0];
            case RUNNABLE:
                return 2;
            default:
                return state.ordinal();
        }
    }

    Integer boxes(Integer n, Colour colour) {
        return switch (n) {
            case 1 -> switch (colour) {
                case RED -> null;
                default -> n + 1;
            };
            case 2 -> throw new IllegalStateException();
            default -> 4;
        };
    }

    boolean condition(int n) {
        if (switch (n) { case 1 -> true; case 2 -> a[0] > 1; default -> false; }) return true;
        return !switch (n) { case 3 -> a[1] == 2; default -> n > 3; };
    }
}

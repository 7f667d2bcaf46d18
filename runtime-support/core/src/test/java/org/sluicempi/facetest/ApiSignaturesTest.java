package org.sluicempi.facetest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The comparison itself: it must see what is missing and what differs. */
class ApiSignaturesTest {
    /** Something to compare with. */
    public static class Sample extends Number {
        public static final int LIMIT = 1;
        public static int COUNT = 2;
        public int shared;
        public String text;

        public Sample(int[] values) {}

        public final String[] names(Object what, int[][] many) throws java.io.IOException {
            return new String[0];
        }

        public int quiet() {
            return 0;
        }

        public int loud() throws java.io.IOException {
            return 0;
        }

        @Override
        public int intValue() {
            return 0;
        }

        @Override
        public long longValue() {
            return 0;
        }

        @Override
        public float floatValue() {
            return 0;
        }

        @Override
        public double doubleValue() {
            return 0;
        }

        void hidden() {}
    }

    @Test
    void differencesAreFoundAndNothingElse() {
        ApiSignatures.Differences found = new ApiSignatures(ApiSignaturesTest.class, "sample-api.txt")
                .compare(getClass().getClassLoader());
        String sample = Sample.class.getName();
        assertThat(found.missing())
                .containsExactly(
                        sample + ": public static final int FIRST",
                        sample + ": public " + sample + "(long)",
                        sample + ": public void hidden()",
                        sample + ": public void gone(int)",
                        "no.Such");
        assertThat(found.ofOtherShape())
                .containsExactly(
                        sample + ": is public static int COUNT, listed as public static final int COUNT",
                        sample + ": is public int shared, listed as public static int shared",
                        sample + ": is public String text, listed as public int text",
                        sample + ": is public final String[] names(Object, int[][]) throws java.io.IOException,"
                                + " listed as public String[] names(Object, int[][]) throws java.io.IOException",
                        sample + ": is public int quiet(), listed as public int quiet() throws java.io.IOException",
                        sample + ": is public int loud() throws java.io.IOException, listed as public int loud()",
                        sample + ": is public long longValue(), listed as public int longValue()");
    }
}

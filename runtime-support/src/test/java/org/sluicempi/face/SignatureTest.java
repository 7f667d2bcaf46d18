package org.sluicempi.face;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sluicempi.facetest.ApiSignatures;

/** User programs were compiled against the listed signatures and must link with this face. */
class SignatureTest {
    private static final ApiSignatures LISTED = new ApiSignatures(SignatureTest.class, "/api.txt");

    private final ApiSignatures.Differences differences = LISTED.compare(SignatureTest.class.getClassLoader());

    @Test
    void everyListedMemberIsThere() {
        assertThat(LISTED.size()).isGreaterThan(200);
        assertThat(differences.missing()).isEmpty();
    }

    @Test
    void andHasTheListedShape() {
        assertThat(differences.ofOtherShape()).isEmpty();
    }
}

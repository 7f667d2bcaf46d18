package org.sluicempi.runtime.embedded;

import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.LinkModel;

/** Ways in which messages of two ranks can be timed, by name. */
final class Timings {
    private Timings() {}

    /** @param seed of the random delays of {@code delays} */
    static EmbeddedOptions options(String timing, long seed) {
        EmbeddedOptions two = EmbeddedOptions.ranks(2);
        return switch (timing) {
            case "instant" -> two;
            case "zero" -> two.withEagerLimit(0);
            case "unlimited" -> two.withEagerLimit(EmbeddedOptions.UNLIMITED);
            case "delays" -> two.withEagerLimit(256).withDelays(seed, 200_000);
            default -> two.withLink(LinkModel.parse("10gbit,20us,eager=2k"));
        };
    }
}

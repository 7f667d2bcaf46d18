package org.sluicempi.runtime.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Request;

/** Which request of several is waited for, and which of them is first. */
class AnyOfTest {
    /** What an engine calls its requests. */
    private interface Own extends Request {}

    private final Own one = request(Own.class);
    private final Own other = request(Own.class);

    @Test
    void nullsAreNothingToWaitFor() {
        AnyOf<Own> none = any(null, null);
        assertThat(none.isEmpty()).isTrue();
        assertThat(none.first(request -> true)).isEqualTo(-1);
        assertThat(any(null, one).isEmpty()).isFalse();
        assertThat(any(DoneRequest.NOTHING).isEmpty()).isFalse();
    }

    @Test
    void theFirstThatIsCompleteCountsHoweverItCameToBe() {
        assertThat(any(one, null, other).first(request -> request == other)).isEqualTo(2);
        assertThat(any(one, DoneRequest.NOTHING, DoneRequest.NOTHING).first(request -> false))
                .isEqualTo(1);
        assertThat(any(one, DoneRequest.NOTHING).first(request -> true)).isEqualTo(0);
        assertThat(any(one, other).first(request -> false)).isEqualTo(-1);
    }

    @Test
    void onlyRequestsOfTheEngineAreWaitedFor() {
        AnyOf<Own> any = any(one, null, DoneRequest.NOTHING, other);
        List<Own> seen = new ArrayList<>();
        any.forEach(seen::add);
        assertThat(seen).hasSize(2);
        assertThat(seen.get(0)).isSameAs(one);
        assertThat(any.size()).isEqualTo(4);
        assertThat(any.get(3)).isSameAs(other);
        assertThat(any.get(2)).isNull();
    }

    @Test
    void aRequestOfAnotherEngineIsNamedWhateverElseIsComplete() {
        Request foreign = request(Request.class);
        assertThatThrownBy(() -> any(DoneRequest.NOTHING, one, foreign))
                .isInstanceOfSatisfying(
                        MpiError.class, e -> assertThat(e.errorClass()).isEqualTo(ErrorClass.REQUEST))
                .hasMessageContaining("request 2 belongs to another engine");
    }

    private static AnyOf<Own> any(Request... requests) {
        return AnyOf.of(Arrays.asList(requests), Own.class);
    }

    /** A request that nobody may ask anything. */
    private static <R extends Request> R request(Class<R> kind) {
        return kind.cast(
                Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (self, method, arguments) -> {
                    throw new AssertionError(method + " is not expected");
                }));
    }
}

package org.sluicempi.corpus.fuzz.speech;

import java.util.List;
import java.util.Optional;
import org.sluicempi.corpus.fuzz.draw.Draw;
import org.sluicempi.corpus.fuzz.snippet.Family;
import org.sluicempi.corpus.fuzz.snippet.Snippet;

/**
 * One message from one rank to another, with what both know of it.
 *
 * @param type element type
 * @param length of the buffer, and of the message
 * @param repeats how often it is sent
 * @param holder where the buffer lives
 * @param alias a second way to the buffer
 * @param holderName the name that the holder may give to what it declares
 * @param aliasName as {@code holderName}, for the alias
 */
record Phase(
        Sketch sketch,
        int number,
        String type,
        int length,
        int source,
        int dest,
        int tag,
        int repeats,
        Snippet holder,
        Optional<Snippet> alias,
        String holderName,
        String aliasName) {
    /** More iterations than the runtime takes for its first strip. */
    private static final int LONGER = 280;

    static Phase drawn(Sketch sketch, int number, int source, int dest, Draw draw) {
        Snippet alias = draw.chance("aliased", 2, 5) ? draw.pick("alias", Family.ALIAS.all()) : null;
        return new Phase(
                sketch,
                number,
                draw.pick("type", List.of("int", "long", "double")),
                20 + draw.below("length", 30) + (draw.chance("long", 1, 2) ? LONGER : 0),
                source,
                dest,
                10 + number,
                draw.chance("repeated", 1, 5) ? 2 + draw.below("repeats", 2) : 1,
                draw.chance("held", 1, 3)
                        ? draw.pick("holder", Family.HOLDER.all())
                        : Family.HOLDER.all().get(0),
                Optional.ofNullable(alias).filter(a -> a.has("after")),
                sketch.fresh(),
                sketch.fresh());
    }

    /** The same with buffers and aliases of other names. */
    Phase named(int other) {
        return new Phase(
                sketch, other, type, length, source, dest, tag, repeats, holder, alias, sketch.fresh(), sketch.fresh());
    }

    /** Sent only once, as far as its two sides know. */
    Phase once() {
        return new Phase(sketch, number, type, length, source, dest, tag, 1, holder, alias, holderName, aliasName);
    }

    /** With the placeholders that mean the same in the whole phase. */
    Fill fill() {
        return new Fill(sketch)
                .put('T', type)
                .put('U', Api.boxed(type))
                .put('L', length)
                .put('P', number)
                .put('C', "Comm");
    }

    /** Reads an element through the alias. */
    String read(int place) {
        return use("read", place);
    }

    /** Writes an element through the alias. */
    String write(int place) {
        return use("write", place);
    }

    private String use(String key, int place) {
        return fillAlias(place).text(alias.orElseThrow().part(key).orElseThrow());
    }

    /** Whether hidden code can use the alias. */
    boolean aliasEverywhere() {
        return alias.filter(a -> a.has("everywhere")).isPresent();
    }

    /** The expression for the buffer. */
    String buffer() {
        return fill().put('N', holderName).text(holder.part("buffer").orElseThrow());
    }

    /** Declares buffer and alias; adds what they need elsewhere. */
    String declare() {
        String text = place(holder, "declare", fill().put('N', holderName));
        return alias.map(a -> text + "\n" + place(a, "after", fillAlias(2))).orElse(text);
    }

    private Fill fillAlias(int place) {
        return fill().put('N', aliasName).put('B', this::buffer).put('K', place).put('V', place + 3);
    }

    private String place(Snippet snippet, String key, Fill fill) {
        snippet.part("member").ifPresent(m -> sketch.member(fill.text(m)));
        snippet.part("file").ifPresent(f -> sketch.file(fill.text("$N"), fill.text(f)));
        return snippet.part(key).map(fill::text).orElse("");
    }
}

package org.sluicempi.runtime.nativempi.context;

import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.nativempi.library.Memory;

/**
 * What the ranks of a job have agreed on so that messages can travel in pieces.
 *
 * <p>Such a message is announced under the user's envelope by a <em>head</em>: {@value #HEAD_BYTES} bytes that start with
 * a random number known to all ranks. Its pieces travel on a communicator of their own, under tags that belong to its
 * channel. Any message of exactly a head's length is compared with the number; all others are plain without a look. A
 * receive is posted with room for a head at least, so that no head is ever cut short.
 *
 * @param high first half of the number
 * @param low second half
 * @param pieces the library's handle of the communicator for pieces: the ranks of the world
 * @param eager messages of at most this many bytes leave without waiting for their receiver, as measured at the start
 * @param channels how many channels there are before they are used again
 * @param makings how many tags of the pieces' communicator, behind those of the channels, the library makes communicators under
 * @param next counts this sender's messages
 * @param used channels of this sender's messages that have not come to their ends, nor been given up and their receivers heard
 *     of that. One of which neither is ever so keeps its channel: its pieces may lie at the receiver, and must not be taken
 *     for those of another message
 */
public record DeltaHub(
        long high, long low, long pieces, int eager, int channels, int makings, AtomicInteger next, Set<Integer> used) {
    public static final int HEAD_BYTES = 48;

    private static final int HIGH = 0;
    private static final int LOW = 8;
    private static final int SENDER = 16;
    private static final int CHANNEL = 20;
    private static final int IN_ORDER = 24;
    private static final int MOST = 32;

    /** Kinds of what is made over the communicator of the pieces: each program's tag may be one of each kind at once. */
    private static final int KINDS = 2;

    /**
     * A channel of this sender for one message.
     *
     * @throws MpiError {@link ErrorClass#NO_MEM} if there is none
     */
    public int channel() {
        for (int tries = 0; tries < channels; tries++) {
            int channel = Math.floorMod(next.getAndIncrement(), channels);
            if (used.add(channel)) {
                return channel;
            }
        }
        throw new MpiError(ErrorClass.NO_MEM, "no channel is left for a message in pieces");
    }

    /** The message of this channel has come to its end: its receiver fetches all of it, or nothing of it has left. */
    public void ended(int channel) {
        used.remove(channel);
    }

    /** Tag of pieces that say their place, and of the end. */
    public static int placedTag(int channel) {
        return 2 * channel;
    }

    /**
     * Stands for the program's tag and communicator where the library makes a communicator of a group over that of the pieces. Of one
     * communicator two tags are told apart, unless they are half of {@link #makings} apart; of two communicators it is a chance of one
     * in so many that they meet. None is a {@link #leadersTag}.
     */
    public int groupTag(Descent from, int tag) {
        return makingTag(from, tag, 0);
    }

    /** As {@link #groupTag}, where it is made of two leaders, for an intercommunicator. */
    public int leadersTag(Descent from, int tag) {
        return makingTag(from, tag, 1);
    }

    private int makingTag(Descent from, int tag, int kind) {
        long place = Math.floorMod(from.number() + tag, (long) makings / KINDS);
        return 2 * channels + KINDS * (int) place + kind;
    }

    /** Tag of pieces that follow one another from the start of the message, as they are. */
    public static int inOrderTag(int channel) {
        return 2 * channel + 1;
    }

    /**
     * Writes a head.
     *
     * @param sender number of this rank in the world
     * @param inOrder whether there may be pieces with {@link #inOrderTag}
     * @param most bytes of the longest message that it can be
     */
    public void writeHead(long address, int sender, int channel, boolean inOrder, long most) {
        Memory.putLong(address + HIGH, high);
        Memory.putLong(address + LOW, low);
        Memory.putInt(address + SENDER, sender);
        Memory.putInt(address + CHANNEL, channel);
        Memory.putLong(address + IN_ORDER, inOrder ? 1 : 0);
        for (int at = MOST; at < HEAD_BYTES; at += Long.BYTES) {
            Memory.putLong(address + at, most);
        }
    }

    /** Whether a message of {@link #HEAD_BYTES} bytes at this address is a head. */
    public boolean isHead(long address) {
        return Memory.getLong(address + HIGH) == high && Memory.getLong(address + LOW) == low;
    }

    /** Keeps what a head may be written over: a message can turn out to be shorter than its head. */
    public static void save(long address, long to) {
        for (int at = 0; at < HEAD_BYTES; at += Long.BYTES) {
            Memory.putLong(to + at, Memory.getLong(address + at));
        }
    }

    /** As {@link #save}, for longer than a call. */
    public static long[] saved(long address) {
        long[] words = new long[HEAD_BYTES / Long.BYTES];
        for (int k = 0; k < words.length; k++) {
            words[k] = Memory.getLong(address + (long) k * Long.BYTES);
        }
        return words;
    }

    /** Where a head says what. */
    public record Head(int sender, int channel, boolean inOrder, long most) {}

    /** Reads a head. */
    public static Head head(long address) {
        return new Head(
                Memory.getInt(address + SENDER),
                Memory.getInt(address + CHANNEL),
                Memory.getLong(address + IN_ORDER) != 0,
                Memory.getLong(address + MOST));
    }
}

/**
 * What ranks have recorded of a run: read from the files of the Flight Recorder, put together over ranks, files and machines,
 * and shown as a trace for Perfetto, as a page, and as times of the calls in the source.
 *
 * <p>Events are known here by their names alone; the runtime that writes them knows nothing of their readers.
 */
@NullMarked
package org.sluicempi.transformer.profile;

import org.jspecify.annotations.NullMarked;

/**
 * What {@code sluice demo} shows: programs of {@code sample-apps}, transformed, run in both versions over an emulated
 * link, compared bit for bit and timed. {@link org.sluicempi.cli.demo.PipelineBound} says how fast an ideal pipeline would
 * be, so that the measured speedup can be judged.
 */
@NullMarked
package org.sluicempi.cli.demo;

import org.jspecify.annotations.NullMarked;

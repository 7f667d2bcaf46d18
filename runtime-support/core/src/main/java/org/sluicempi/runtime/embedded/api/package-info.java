/**
 * What who runs a job on the embedded engine hands over and gets back: options, the model of an emulated link, the body of
 * a rank, the result. Data only; the lowest floor of the engine.
 */
package org.sluicempi.runtime.embedded.api;

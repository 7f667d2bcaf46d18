/** A program that ends in each way there is; outside the runtime's own packages, which the embedded ranks would share. */
package org.sluicempi.jobend;

/** What the tests of the API faces share: the comparison of signatures, and programs run by the launcher. */
package org.sluicempi.facetest;

/**
 * Small programs around large ones: each starts an application, puts it under load and stops it.
 */
package applications;

/** Programs about starting, joining and ending threads. */
package catalogue.threads;

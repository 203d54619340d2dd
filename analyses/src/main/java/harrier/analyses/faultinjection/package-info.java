/** FaultInjection: a target that forgets to synchronize. Start with FaultInjection. */
package harrier.analyses.faultinjection;

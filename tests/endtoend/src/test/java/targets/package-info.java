/** Programs that are looked at from outside: how they end, what they print, how often they race. */
package targets;

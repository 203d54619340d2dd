/** How a race becomes a finding. Start with RaceReport. */
package harrier.analyses.race;

import { normalisePlate } from '../../identity/plate.ts';
import type { FleetVehicle } from './vehicle.ts';

/** Minimum length of a plate or frame number that is searched in the name of a file. */
const shortestNumber = 5;

/**
 * The index of the vehicle whose frame number or licence plate occurs in the name of a file. Frame numbers are searched
 * first, and licence plates only if no frame number occurs. Null when no vehicle matches, or when several vehicles
 * match.
 */
export function vehicleOfFile(name: string, vehicles: readonly FleetVehicle[]): number | null {
  const letters = normalisePlate(name.replace(/\.\w{1,5}$/u, '')).replaceAll('_', '');
  for (const field of ['frameNo', 'licencePlate'] as const) {
    const found = vehicles.flatMap((vehicle, at) => {
      const number = normalisePlate(vehicle[field]);
      return number.length >= shortestNumber && letters.includes(number) ? [at] : [];
    });
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) return null;
  }
  return null;
}

/** An uploaded file: its address and its name. */
export interface LicenceFile {
  readonly id: string;
  readonly name: string;
}

/** The vehicles with the files that were assigned to them, and the names of the files that weren't assigned. */
export interface AssignedLicences {
  readonly vehicles: readonly FleetVehicle[];
  /** Number of assigned files, including files that were assigned to their vehicle before. */
  readonly assigned: number;
  /** Names of the files whose name contains the plate or frame number of no vehicle, or of several vehicles. */
  readonly unmatched: readonly string[];
  /** Names of the files whose vehicle already has the maximum number of images. */
  readonly surplus: readonly string[];
}

/**
 * Assigns images of vehicle licences to vehicles by the names of the files. A file that its vehicle already has isn't
 * added again.
 * @param most maximum number of images per vehicle
 */
export function assignLicences(
  vehicles: readonly FleetVehicle[],
  files: readonly LicenceFile[],
  most: number,
): AssignedLicences {
  const images = vehicles.map(({ licenceImages }) => [...licenceImages]);
  const unmatched: string[] = [];
  const surplus: string[] = [];
  let assigned = 0;
  for (const { id, name } of files) {
    const at = vehicleOfFile(name, vehicles);
    const own = at === null ? undefined : images[at];
    if (!own) unmatched.push(name);
    else if (!own.includes(id) && own.length >= most) surplus.push(name);
    else {
      assigned++;
      if (!own.includes(id)) own.push(id);
    }
  }
  return {
    vehicles: vehicles.map((vehicle, at) => ({ ...vehicle, licenceImages: images[at] ?? vehicle.licenceImages })),
    assigned,
    unmatched,
    surplus,
  };
}

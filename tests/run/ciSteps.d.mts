/** A step of `.ci/run`. */
export interface CiStep {
  readonly name: string;
  /** How many cores it keeps busy. */
  readonly cores: number;
  /** The script of package.json that does the same, where the arguments don't show that. */
  readonly script?: string;
  /** Arguments of Node. */
  readonly arguments: readonly string[];
}

/** The steps of `.ci/run`, those that take longest first. */
export const ciSteps: readonly CiStep[];

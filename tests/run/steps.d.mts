/** One thing that `.ci/run` does. */
export interface Step {
  readonly name: string;
  /** How many cores it keeps busy. */
  readonly cores: number;
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv | undefined;
}

/** How a step ended. */
export interface Row {
  readonly name: string;
  readonly seconds: number;
  readonly code: number;
  /** What it printed. */
  readonly output?: string;
  /** What wasn't checked, and why. */
  readonly leftOut?: string;
  /** The name of a test that passed only when it was repeated. */
  readonly secondTry?: string;
}

/** Runs steps beside each other, as many as there are cores for; prints the output of each when it ends. */
export function runSteps(
  steps: readonly Step[],
  options: { readonly cores: number; readonly logs: string; readonly print?: (text: string) => void },
): Promise<Row[]>;

/** Rows of the tests that steps left out, with the reasons that they printed. */
export function leftOutIn(rows: readonly Row[]): Row[];

/** Rows of the tests that passed only when they were repeated. */
export function secondTriesIn(rows: readonly Row[]): Row[];

/** Minutes per step as a table; `total` in seconds. */
export function tableOf(rows: readonly Row[], total: number): string;

/** How the output of each failed step ends; empty where none failed. */
export function failuresOf(rows: readonly Row[]): string;

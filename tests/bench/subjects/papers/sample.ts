import { type Condition, conditions } from '../../../fixtures/papers/photographs.ts';

/** A photograph of the benchmark. */
export interface BenchPhotograph {
  readonly name: string;
  readonly condition: Condition;
  readonly kind: 'licence' | 'idCard' | 'authorisation';
  readonly seed: number;
}

/**
 * Number of photographs of each kind in each condition. In total: 60 in three conditions, and six with rare characters.
 */
const counts = { licence: 12, idCard: 4, authorisation: 4 } as const;
const rareCounts = { licence: 6, idCard: 0, authorisation: 0 } as const;

/** All photographs of the benchmark. Each condition uses other seeds. */
export const benchPhotographs: readonly BenchPhotograph[] = conditions.flatMap((condition, at) =>
  (['licence', 'idCard', 'authorisation'] as const).flatMap((kind) =>
    Array.from({ length: (condition === 'rare' ? rareCounts : counts)[kind] }, (_, number) => ({
      name: `${condition}-${kind}-${number}.jpg`,
      condition,
      kind,
      seed: 1000 * (at + 1) + number,
    })),
  ),
);

/** File name of a licence with 12 megapixels, for the measurement of time and memory. */
export const largest = 'largest.jpg';

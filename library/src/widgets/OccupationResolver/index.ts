export { OccupationResolver, type OccupationResolverProps } from './OccupationResolver.tsx';
export type { ResolvedTitle } from './useOccupationResolverState.ts';

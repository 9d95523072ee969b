export { useLastChance } from './useLastChance.ts';

export { EarnedRewards, type EarnedRewardsProps } from './EarnedRewards.tsx';

import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells an agent what the rewards that run (奖励) have paid so far and what lacks to the next step.',
  goodFor: ['the product centre, for agents who see commission'],
  insteadOf: [['`PremiumReceipt`', 'it is about the premium, which customers see']],
  keyboard: [],
  accessibility: [
    'Each reward is a `progressbar` named after it, its value in words: policies, or premium.',
    'Where earnings are hidden (`EarningsHiddenContext`) nothing of it is in the page.',
  ],
};

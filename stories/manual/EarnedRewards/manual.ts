import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Tells an agent what the rewards that run (奖励) have paid so far and what lacks to the next step.',
  chinese: { name: '奖励进度', purpose: '告诉业务员当前奖励活动已发放多少、离下一档还差多少。' },
  synonyms: ['奖励', '活动', '佣金', 'rewards', 'incentive'],
  goodFor: ['the product centre, for agents who see commission'],
  insteadOf: [['`PremiumReceipt`', 'it is about the premium, which customers see']],
  keyboard: [],
  accessibility: [
    'Each reward is a `progressbar` named after it, its value in words: policies, or premium.',
    'Where earnings are hidden (`EarningsHiddenContext`) nothing of it is in the page.',
  ],
};

import type { CoInsurer } from '../domain/product/productDefinition.ts';

/** Two fictional insurers. */
export const twoInsurers: readonly CoInsurer[] = [
  { code: 'ZC', name: '中川财产保险（示例）', share: '0.6' },
  { code: 'HY', name: '恒运财产保险（示例）', share: '0.4' },
];

/**
 * Three fictional insurers, the first with a very long name. If a premium is divided among them by their shares, a
 * remainder of one fen is possible.
 */
export const threeInsurers: readonly CoInsurer[] = [
  { code: 'ZC', name: '中川财产保险股份有限公司深圳前海自由贸易试验区分公司（示例）', share: '0.34' },
  { code: 'HY', name: '恒运财产保险（示例）', share: '0.33' },
  { code: 'TD', name: '同德财产保险（示例）', share: '0.33' },
];

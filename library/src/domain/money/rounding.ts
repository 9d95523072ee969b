import { Big } from 'big.js';

/** Half-up to the fen: two decimals of a yuan. */
export const toCents = (yuan: Big): Big => yuan.round(2, Big.roundHalfUp);

/** Up to the whole yuan. */
export const toWholeYuan = (yuan: Big): Big => yuan.round(0, Big.roundUp);

import type { PayoutRatio } from '../../domain/enumeration/payoutRatio.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<PayoutRatio, string>>;

/** Labels of the payout ratios that the user can choose. */
export const payoutRatioMessages: MessagePack<Labels> = messagePack<Labels>(
  { payout100: '赔付 100%', payout90: '赔付 90%', payout80: '赔付 80%' },
  { payout100: '100% payout', payout90: '90% payout', payout80: '80% payout' },
);

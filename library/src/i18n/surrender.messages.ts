import type { SurrenderCode, SurrenderReason } from '../domain/order/surrender.ts';
import type { SurrenderState } from '../domain/order/surrenderMachine.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/** Labels for a surrender: its states, the agent's reasons, and a text for each problem code. */
export interface SurrenderMessages {
  readonly states: Readonly<Record<SurrenderState, string>>;
  readonly reasons: Readonly<Record<SurrenderReason, string>>;
  readonly problems: Readonly<Record<SurrenderCode, (params: Problem['params']) => string>>;
}

export const surrenderMessages: MessagePack<SurrenderMessages> = messagePack<SurrenderMessages>(
  {
    states: { applied: '退保中', accepted: '已退保', rejected: '退保未通过' },
    reasons: {
      noLongerNeeded: '投保单位不再需要该保障',
      insuredElsewhere: '已在其他保险公司投保',
      contentWrong: '投保内容有误，需要重新投保',
      other: '其他',
    },
    problems: {
      surrenderNotInForce: () => '保单未生效或已失效，不能退保',
      surrenderInProgress: () => '退保正在处理，请勿重复提交',
      surrenderEndorsementOpen: () => '保单有处理中的保全，请先完成或关闭该保全',
      surrenderCoverEnded: ({ end }) => `保险期间至${end}止，已没有可以退还的保费`,
      surrenderUnpriced: () => '剩余的保险期间没有短期费率，不能计算退保金额，请联系保险公司',
    },
  },
  {
    states: { applied: 'Being surrendered', accepted: 'Surrendered', rejected: 'Surrender rejected' },
    reasons: {
      noLongerNeeded: 'The policyholder no longer needs the cover',
      insuredElsewhere: 'Insured with another insurer',
      contentWrong: 'The details are wrong and will be insured again',
      other: 'Other',
    },
    problems: {
      surrenderNotInForce: () => 'The policy is not in force and can’t be surrendered',
      surrenderInProgress: () => 'The surrender is in progress. Don’t submit it again',
      surrenderEndorsementOpen: () => 'An endorsement is open. Finish or close it first',
      surrenderCoverEnded: ({ end }) => `Cover ends on ${end}; no premium is left to refund`,
      surrenderUnpriced: () => 'The remaining cover has no short-period rate. Contact the insurer',
    },
  },
);

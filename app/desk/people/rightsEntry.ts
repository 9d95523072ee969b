import type { RequestOf } from '../../contract/call.ts';
import type { AgentDetails, changeAgentRights } from '../../contract/desk/people/agents.ts';
import type { AgentMessages } from './agent.messages.ts';

/** Values of the form in which an operator edits an agent's rights. */
export interface RightsEntry {
  readonly tier: string;
  readonly isRealName: boolean;
  readonly showsCommission: boolean;
  readonly isProPriceShow: boolean;
  readonly isBroker: boolean;
  readonly appId: string;
  readonly openId: string;
  /** Number of a new certificate; empty if the certificate doesn't change. */
  readonly certificateNo: string;
  readonly certificateValidUntil: string;
}

type Changes = Omit<RequestOf<typeof changeAgentRights>, 'agentId' | 'reason'>;

/** Returns the initial values of the form. */
export const rightsEntryOf = (agent: AgentDetails): RightsEntry => ({
  tier: agent.tier,
  isRealName: agent.isRealName,
  showsCommission: agent.showsCommission,
  isProPriceShow: agent.isProPriceShow,
  isBroker: agent.isBroker,
  appId: agent.appId,
  openId: agent.openId,
  certificateNo: '',
  certificateValidUntil: '',
});

const plain = ['tier', 'isRealName', 'showsCommission', 'isProPriceShow', 'isBroker'] as const;

/** Returns the rights that the operator has changed. */
export function changesIn(agent: AgentDetails, entry: RightsEntry): Changes {
  const { appId, openId, certificateNo, certificateValidUntil } = entry;
  const changed = plain.filter((name) => entry[name] !== agent[name]).map((name) => [name, entry[name]] as const);
  const isDistributionChanged = appId.trim() !== agent.appId || openId.trim() !== agent.openId;
  return {
    ...(Object.fromEntries(changed) as Changes),
    ...(isDistributionChanged && { distribution: { appId: appId.trim(), openId: openId.trim() } }),
    ...(certificateNo.trim() !== '' && {
      certificate: { number: certificateNo.trim(), validUntil: certificateValidUntil },
    }),
  };
}

/**
 * Returns a message for each invalid field of the form. If no right was changed, the message about this is at `tier`.
 */
export function rightsProblems(
  agent: AgentDetails,
  entry: RightsEntry,
  words: AgentMessages,
): Readonly<Partial<Record<keyof RightsEntry, string>>> {
  const { appId, openId, certificateValidUntil } = entry;
  const number = entry.certificateNo.trim();
  return {
    ...(Object.keys(changesIn(agent, entry)).length === 0 && { tier: words.nothingChanged }),
    ...(openId.trim() !== '' && appId.trim() === '' && { appId: words.openIdAlone }),
    ...(number !== '' && !/^[\dA-Za-z]{6,30}$/.test(number) && { certificateNo: words.certificateWrong }),
    ...(number !== '' && certificateValidUntil === '' && { certificateValidUntil: words.certificateDayMissing }),
  };
}

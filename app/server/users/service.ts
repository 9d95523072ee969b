import { shanghaiDayOf, shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';
import { userFlagsOf } from '@tuanbao/library/domain/enumeration/userRole';
import { masked } from '@tuanbao/library/domain/text/masked';
import type { EarnedReward } from '@tuanbao/library/domain/user/earnedReward';
import { seesCommission } from '@tuanbao/library/domain/user/qualification';

import type { CertificateState } from '../../contract/users.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { earnedBonusOf, missionsOn } from './missions.ts';
import { certificateOf, policiesSince } from './repository.ts';

/** True when the user may see commission. */
export const isCommissionShown = ({ tier, showsCommission }: AgentIdentity): boolean =>
  seesCommission(tier, showsCommission);

/**
 * The rewards that the agent can earn today, each with the bonus earned up to now. If the agent may not see commission,
 * returns an empty list.
 */
export async function policyBonus(
  { database, catalogue, clock }: Services,
  agent: AgentIdentity,
): Promise<readonly EarnedReward[]> {
  const missions = missionsOn(catalogue.sales.missions, clock.today());
  const [earliest] = missions.map(({ from }) => from).toSorted();
  if (!isCommissionShown(agent) || earliest === undefined) return [];
  const rows = await asAgent(database, agent.id, (tx) => policiesSince(tx, agent.id, shanghaiStartOf(earliest)));
  const policies = rows.map((row) => ({
    line: catalogue.productOf(row.product_id)?.line ?? '',
    totalFen: row.total_fen,
    issuedOn: shanghaiDayOf(row.issued_at),
  }));
  return missions.map((mission) => earnedBonusOf(mission, policies));
}

/** The agent who sends the call. @throws Refusal 900404 when `uuid` isn't the id of this agent */
export function ownUser(agent: AgentIdentity, uuid: string): AgentIdentity {
  if (uuid.toLowerCase() !== agent.id) throw notFound();
  return agent;
}

/** True when the agent may see professional prices. */
export const isProPriceShown = ({ isProPriceOn }: Services, agent: AgentIdentity): boolean =>
  userFlagsOf({ ...agent, showsProfessionalPrices: agent.isProPriceShow }, isProPriceOn).seesProfessionalPrices;

/** The practising certificate of the agent, with a masked number. If the agent has none, the status is `missing`. */
export async function salesQualification(
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
): Promise<{ status: CertificateState; certificateNo: string; validEndDate: string }> {
  const row = await asAgent(database, agent.id, (tx) => certificateOf(tx, agent.id));
  if (!row?.certificate_no_sealed) return { status: 'missing', certificateNo: '', validEndDate: '' };
  const validEndDate = row.certificate_valid_until ?? '';
  return {
    status: validEndDate !== '' && validEndDate < clock.today() ? 'expired' : 'valid',
    certificateNo: masked(keyring.open('certificateNo', row.certificate_no_sealed), 4, 4),
    validEndDate,
  };
}

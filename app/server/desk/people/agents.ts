import { masked } from '@tuanbao/library/domain/text/masked';

import { type AgentDetails, agentPageSize, type AgentRow } from '../../../contract/desk/people/agents.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import {
  type AgentFilter,
  agentOf,
  agentsBy,
  agentsLike,
  type SeenAgent,
  type SeenAgents,
  workOf,
} from './agentRepository.ts';

type Needs = Pick<Services, 'keyring'>;

function rowOf({ keyring }: Needs, agent: SeenAgent): AgentRow {
  const { id, name, tier, partner_host: host, agency_name, is_real_name, mobile_sealed, disabled_at } = agent;
  return {
    id,
    name,
    mobile: mobile_sealed ? masked(keyring.open('agentMobile', mobile_sealed), 3, 4) : '',
    tier,
    host,
    agencyName: agency_name ?? '',
    isRealName: is_real_name,
    state: disabled_at ? 'disabled' : 'active',
  };
}

const pageOf = (services: Needs, { total, rows }: SeenAgents) => ({
  total,
  list: rows.map((row) => rowOf(services, row)),
});

/** Returns a page of the agents that match tier, host and state, sorted by name. */
export const agentPage = async (services: Needs, tx: DatabaseTransaction, filter: AgentFilter, page: number) =>
  pageOf(services, await agentsBy(tx, filter, { limit: agentPageSize, offset: (page - 1) * agentPageSize }));

/** Returns the first page of the agents whose mobile number is the text, or whose name contains the text. */
export const agentsFound = async (services: Needs, tx: DatabaseTransaction, text: string) => {
  const mobileIndex = services.keyring.index('mobile', text);
  return pageOf(services, await agentsLike(tx, { text, mobileIndex }, { limit: agentPageSize, offset: 0 }));
};

/** Returns the agent with this id. @throws Refusal 900404 when the agent doesn't exist */
export async function knownAgent(tx: DatabaseTransaction, id: string): Promise<SeenAgent> {
  const agent = await agentOf(tx, id);
  if (!agent) throw notFound();
  return agent;
}

/**
 * Returns an agent with the agent's rights and the counts of the agent's records. @throws Refusal 900404 when the
 * agent doesn't exist
 */
export async function detailsOf(services: Needs, tx: DatabaseTransaction, id: string): Promise<AgentDetails> {
  const agent = await knownAgent(tx, id);
  const { certificate_no_sealed: sealed } = agent;
  return {
    ...rowOf(services, agent),
    isProPriceShow: agent.is_pro_price_show,
    showsCommission: agent.shows_commission,
    isBroker: agent.is_broker,
    appId: agent.app_id,
    openId: agent.open_id,
    certificateNo: sealed ? masked(services.keyring.open('certificateNo', sealed), 4, 4) : '',
    certificateValidUntil: agent.certificate_valid_until ?? '',
    disabledAt: agent.disabled_at?.toISOString() ?? '',
    work: await workOf(tx, id),
  };
}

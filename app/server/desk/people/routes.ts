import { plural } from '@tuanbao/library/i18n/plural';

import type { RequestOf } from '../../../contract/call.ts';
import { agencies as agenciesCall, writeAgency as writeAgencyCall } from '../../../contract/desk/people/agencies.ts';
import { addAgentList, checkAgentList } from '../../../contract/desk/people/agentLists.ts';
import * as contract from '../../../contract/desk/people/agents.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import type { Services } from '../../services/services.ts';
import { judgedAgency } from '../../users/agencies.ts';
import { changeAgent, writeAgency } from '../../users/agentRepository.ts';
import { type AgentRights, rightsColumnsOf } from '../../users/agentRights.ts';
import { disable, enable, handOver, signOutEverywhere } from './accounts.ts';
import { agenciesWithUsers } from './agencyRepository.ts';
import { addList, problemsOfList } from './agentLists.ts';
import { agentPage, agentsFound, detailsOf } from './agents.ts';
import { newAgent, newPartnerUser, newPasswordOf } from './newAgents.ts';
import { qualificationDeskRoutes } from './qualificationRoutes.ts';

/** Converts the host in a filter to its stored form: the value `platform` becomes empty. */
const hostOf = (host: string | undefined) => (host === 'platform' ? '' : host);

/** Returns the rights that a request changes. A right that isn't changed is undefined. */
const rightsIn = (request: RequestOf<typeof contract.changeAgentRights>): AgentRights => {
  const { tier, isRealName, isProPriceShow, showsCommission, isBroker, distribution, certificate } = request;
  return { tier, isRealName, isProPriceShow, showsCommission, isBroker, distribution, certificate };
};

function agentRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(contract.listAgents, ({ pageIndex, tier, host, state }, { tx }) =>
    agentPage(services, tx, { tier, host: hostOf(host), state }, pageIndex),
  );
  question(contract.agentDetails, ({ agentId }, { tx }) => detailsOf(services, tx, agentId));
  action(contract.findAgents, async ({ text }, { tx }) => ({
    subject: 'agents',
    result: await agentsFound(services, tx, text.trim()),
  }));
  action(contract.addAgent, async ({ mobile, name, tier }, { tx }) => {
    const agentId = await newAgent(services, tx, { mobile, name, tier });
    return { subject: agentId, result: { agentId } };
  });
  action(contract.addPartnerUser, async ({ host, userName, mobile, name, tier }, { tx }) => {
    const result = await newPartnerUser(services, tx, { host, userName, mobile, name, tier });
    return { subject: result.agentId, result };
  });
  action(contract.renewPassword, async ({ agentId }, { tx }) => ({
    subject: agentId,
    result: { password: await newPasswordOf(tx, agentId) },
  }));
  action(contract.changeAgentRights, async (request, { tx }) => {
    const { agentId } = request;
    const columns = rightsColumnsOf(services, rightsIn(request));
    if (!(await changeAgent(tx, agentId, columns))) throw operatorRefused('userUnknown');
    return { subject: `${agentId} ${Object.keys(columns).join(' ')}`, result: {} };
  });
}

function agentListRoutes({ action }: DeskRoutes, services: Services): void {
  action(checkAgentList, async ({ agents }, { tx }) => ({
    subject: plural(agents.length, 'row'),
    result: { list: (await problemsOfList(services, tx, agents)).map((problems) => ({ problems })) },
  }));
  action(addAgentList, (list, { tx }) => addList(services, tx, list));
}

function accountRoutes({ action }: DeskRoutes, services: Services): void {
  action(contract.disableAgent, async ({ agentId }, { tx }) => {
    await disable(services, tx, agentId);
    return { subject: agentId, result: {} };
  });
  action(contract.enableAgent, async ({ agentId }, { tx }) => {
    await enable(tx, agentId);
    return { subject: agentId, result: {} };
  });
  action(contract.signOutAgent, async ({ agentId }, { tx }) => {
    await signOutEverywhere(tx, agentId);
    return { subject: agentId, result: {} };
  });
  action(contract.handOverWork, async (parties, { tx }) => ({
    subject: `${parties.agentId} ${parties.receiverId}`,
    result: { work: await handOver(tx, parties) },
  }));
}

function agencyRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(agenciesCall, async (_, { tx }) => {
    const known = await agenciesWithUsers(tx);
    const hosts = new Set(known.map(({ host }) => host));
    const without = [...services.partnerHosts].filter((host) => !hosts.has(host));
    return { list: [...known, ...without.map((host) => ({ host, name: '', users: 0 }))] };
  });
  action(writeAgencyCall, async ({ host, name }, { tx }) => {
    const agency = judgedAgency(services, { host, name });
    await writeAgency(tx, agency);
    return { subject: agency.host, result: {} };
  });
}

/** Registers the calls of the desk about agents, their agencies and their requests for verification. */
export function peopleRoutes(desk: DeskRoutes, services: Services): void {
  agentRoutes(desk, services);
  agentListRoutes(desk, services);
  accountRoutes(desk, services);
  agencyRoutes(desk, services);
  qualificationDeskRoutes(desk, services);
}

import { counted } from '@tuanbao/library/i18n/counted';

import type { AgentListProblem, ListedAgent } from '../../../contract/desk/people/agentLists.ts';
import type { Acted } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { changeAgent } from '../../users/agentRepository.ts';
import { isCertificate, rightsColumnsOf } from '../../users/agentRights.ts';
import { personFaults } from '../../users/userPerson.ts';
import { hostsOfAgencies, takenNumbers } from './agentListRepository.ts';
import { newAgent } from './newAgents.ts';

type Needs = Pick<Services, 'keyring'>;

/** Returns a key for a mobile number on a host. Two agents of different hosts may have the same number. */
const placeOf = (host: string, index: Uint8Array) => `${host} ${Buffer.from(index).toString('base64')}`;

const certificateOf = ({ certificateNo, certificateValidUntil }: ListedAgent) =>
  certificateNo === '' && certificateValidUntil === ''
    ? undefined
    : { number: certificateNo, validUntil: certificateValidUntil };

/** Returns, for each agent in a list, the problems of the given data, such as a mobile number that is already taken. */
export async function problemsOfList(
  { keyring }: Needs,
  tx: DatabaseTransaction,
  agents: readonly ListedAgent[],
): Promise<readonly AgentListProblem[][]> {
  const hosts = await hostsOfAgencies(tx);
  const indexes = agents.map(({ mobile }) => keyring.index('mobile', mobile));
  const taken = new Set(
    (await takenNumbers(tx, indexes)).map((agent) => placeOf(agent.partner_host, agent.mobile_index)),
  );
  const listed = new Set<string>();
  return agents.map((agent, position) => {
    const { host } = agent;
    const certificate = certificateOf(agent);
    const faults: AgentListProblem[] = [...personFaults(agent)];
    if (host !== '' && !hosts.has(host)) faults.push('agencyUnknown');
    if (certificate && !isCertificate(certificate)) faults.push('certificateWrong');
    const place = placeOf(host, indexes[position] ?? new Uint8Array());
    if (!faults.includes('mobileWrong')) {
      if (listed.has(place)) faults.push('mobileTwice');
      if (taken.has(place)) faults.push('mobileTaken');
      listed.add(place);
    }
    return faults;
  });
}

/**
 * Adds all agents of a list. The action is recorded with the number of the added rows and of the rows that were left
 * out.
 *
 * @throws Refusal 006004 when the list is empty or one of the agents has a fault; then no agent is added
 */
export async function addList(
  services: Needs,
  tx: DatabaseTransaction,
  { agents, leftOut }: { readonly agents: readonly ListedAgent[]; readonly leftOut: number },
): Promise<Acted<{ readonly added: number }>> {
  const problems = await problemsOfList(services, tx, agents);
  if (agents.length === 0 || problems.some((faults) => faults.length > 0)) throw operatorRefused('agentListWrong');
  for (const agent of agents) {
    const id = await newAgent(services, tx, agent, agent.host);
    const certificate = certificateOf(agent);
    if (certificate) await changeAgent(tx, id, rightsColumnsOf(services, { certificate }));
  }
  return { subject: counted`${agents.length} added, ${leftOut} left out`, result: { added: agents.length } };
}

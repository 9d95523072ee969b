import type { NewPerson } from '@tuanbao/library/domain/roster/person';

import type { AgentIdentity } from '../calls/identity.ts';
import { noteEndorsementLook } from '../orders/auditRepository.ts';
import { openedChanges } from '../orders/sealedChanges.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { endorsementOf } from './repository.ts';

const revealed = (person: NewPerson | null) =>
  person && { insuredName: person.name, insuredIdNo: person.idNo, insuredBirthday: person.birthday };

/**
 * Returns the persons of one change without masking. The access is recorded in the same transaction. If the access
 * can't be recorded, no data are returned.
 * @throws Refusal 900404 when the agent has no such endorsement, or the endorsement has no such change
 */
export const revealChange = (
  { database, keyring, clock }: Services,
  agent: AgentIdentity,
  { conservationUuid, changeIndex }: { readonly conservationUuid: string; readonly changeIndex: number },
) =>
  asAgent(database, agent.id, async (tx) => {
    const row = await endorsementOf(tx, agent.id, conservationUuid);
    const change = openedChanges(keyring, row.changes_sealed)[changeIndex];
    if (!change) throw notFound();
    const subject = `change ${changeIndex + 1} of ${row.sn}`;
    await noteEndorsementLook(tx, { agentId: agent.id, orderId: row.order_id, subject, at: clock.now() });
    return {
      originalPerson: revealed(change.kind === 'add' ? null : change.original),
      insuredPerson: revealed(change.kind === 'remove' ? null : change.person),
    };
  });

import type { CoverPeriod } from '@tuanbao/library/domain/endorsement/effectiveDate';
import type { EndorsementTrial } from '@tuanbao/library/domain/endorsement/endorsementTrial';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';

import type { DownloadedFile } from '../../contract/call.ts';
import type { EndorsementForm } from '../../contract/endorsementDocuments.schema.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { noteEndorsementLook } from '../orders/auditRepository.ts';
import { openedChanges } from '../orders/sealedChanges.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { issuerOf } from '../services/issuer.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { type DraftHeads, draftHeads } from './draftHeads.ts';
import { type FormContent, formTitles, formPdf } from './formPdf.ts';
import { requestFor, trialFor } from './judge.ts';
import { policyOf } from './policyOf.ts';
import { endorsementOf, type EndorsementRow } from './repository.ts';

interface PricedChanges {
  readonly changes: readonly PersonChange[];
  readonly trial: EndorsementTrial | null;
  readonly heads: DraftHeads;
}

/**
 * Returns the changes of an endorsement, their price and the numbers of persons. For a draft, they are determined now,
 * because the policy may have changed since the draft was saved. A submitted endorsement has stored ones.
 * @throws Refusal 006004 when the policy of a draft can't be endorsed or the draft can't be priced, 000002 with the
 * persons who differ from the policy's records or can't be priced
 */
async function pricedChanges(
  services: Services,
  tx: DatabaseTransaction,
  agent: AgentIdentity,
  row: EndorsementRow,
): Promise<PricedChanges> {
  const changes = openedChanges(services.keyring, row.changes_sealed);
  if (row.state !== 'temporary')
    return { changes, trial: row.trial, heads: { before: row.heads_before, after: row.heads_after } };
  const given = { policyUuid: row.policy_uuid, request: { effectiveDate: row.effective_date ?? '', changes } };
  const judged = await requestFor(services, tx, agent, given);
  const heads = await draftHeads(tx, row.order_id, judged.request.changes);
  return { changes: judged.request.changes, trial: trialFor(judged), heads };
}

const contentOf = (
  services: Services,
  row: EndorsementRow,
  cover: CoverPeriod,
  { changes, trial, heads }: PricedChanges,
): FormContent => ({
  sn: row.sn,
  policySn: row.policy_sn,
  productName: row.product_name,
  insurerName: row.insurer_name,
  groupName: row.group_name,
  cover,
  effectiveDate: row.effective_date ?? '',
  headsBefore: heads.before,
  headsAfter: heads.after,
  netFen: trial?.netFen ?? row.net_fen,
  changes,
  netFenOf: (index) => trial?.lines[index]?.netFen ?? 0,
  madeAt: services.clock.now(),
  madeOn: services.clock.today(),
  issuer: issuerOf(services, row),
  isSample: services.catalogue.productOf(row.product_id, row.product_version)?.isSample ?? true,
});

/**
 * Returns a form that is filled in for an endorsement or for its draft. The form `roster` shows persons without
 * masking, so this access is recorded.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when the policy of a draft can't be endorsed or
 * the draft can't be priced, 000002 with the persons who differ from the policy's records or can't be priced
 */
export async function endorsementFormOf(
  services: Services,
  agent: AgentIdentity,
  { conservationUuid, form }: { readonly conservationUuid: string; readonly form: EndorsementForm },
): Promise<DownloadedFile> {
  const content = await asAgent(services.database, agent.id, async (tx) => {
    const row = await endorsementOf(tx, agent.id, conservationUuid);
    const priced = await pricedChanges(services, tx, agent, row);
    const { cover } = await policyOf(services, tx, { agentId: agent.id, uuid: row.policy_uuid });
    const look = {
      agentId: agent.id,
      orderId: row.order_id,
      subject: `persons of ${row.sn}`,
      at: services.clock.now(),
    };
    if (form === 'roster') await noteEndorsementLook(tx, look);
    return contentOf(services, row, cover, priced);
  });
  return {
    name: `${formTitles[form]}-${content.policySn}-${content.groupName}.pdf`,
    type: 'application/pdf',
    content: await formPdf(form, content),
  };
}

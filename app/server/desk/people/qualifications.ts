import { agentPageSize } from '../../../contract/desk/people/agents.ts';
import type {
  OpenedQualification,
  QualificationRow,
  RequestState,
} from '../../../contract/desk/people/qualifications.ts';
import { storedFileOf } from '../../files/storedFile.ts';
import type { OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { contentOf } from '../../qualifications/service.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { changeAgent } from '../../users/agentRepository.ts';
import { rightsColumnsOf } from '../../users/agentRights.ts';
import {
  decideRequest,
  filesWith,
  requestsIn,
  type RequestRow,
  requestWithContent,
} from './qualificationRepository.ts';

const rowOf = ({ id, agent_id, agent_name, status, ...row }: RequestRow): QualificationRow => ({
  id,
  agentId: agent_id,
  agentName: agent_name,
  state: status,
  requestedAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? '',
  rejection: row.rejection,
});

/** Returns a page of the agents' requests for verification, oldest first. */
export async function qualificationPage(tx: DatabaseTransaction, state: RequestState | undefined, page: number) {
  const { total, rows } = await requestsIn(tx, state, { limit: agentPageSize, offset: (page - 1) * agentPageSize });
  return { total, list: rows.map(rowOf) };
}

async function knownRequest(tx: DatabaseTransaction, id: string) {
  const row = await requestWithContent(tx, id);
  if (!row) throw notFound();
  return row;
}

/** Returns a request with its identity data and files. @throws Refusal 900404 when the request doesn't exist */
export async function openedRequest(
  services: Pick<Services, 'keyring' | 'objects' | 'publicUrl' | 'partnerHosts'>,
  tx: DatabaseTransaction,
  id: string,
): Promise<OpenedQualification> {
  const row = await knownRequest(tx, id);
  const files = await filesWith(tx, row.file_keys);
  return {
    ...rowOf(row),
    ...contentOf(services, row.content_sealed),
    files: await Promise.all(files.map((file) => storedFileOf(services, file, ''))),
  };
}

/**
 * Approves a request: marks the agent's real name as verified, and stores the certificate if the request contains one.
 * @throws Refusal 900404 when the request doesn't exist, 006004 when it was already decided
 */
export async function approve(
  services: Pick<Services, 'clock' | 'keyring'>,
  { tx, operator }: OperatorContext,
  id: string,
): Promise<void> {
  const row = await knownRequest(tx, id);
  const { certificateNo: number, certificateValidUntil: validUntil } = contentOf(services, row.content_sealed);
  const decided = { decided_at: services.clock.now(), decided_by: operator.id };
  if (!(await decideRequest(tx, id, { status: 'approved', rejection: '', ...decided }))) {
    throw operatorRefused('qualificationDecided');
  }
  const certificate = number === '' ? undefined : { number, validUntil };
  await changeAgent(tx, row.agent_id, rightsColumnsOf(services, { isRealName: true, certificate }));
}

/** Rejects a request. @throws Refusal 900404 when the request doesn't exist, 006004 when it was already decided */
export async function reject(
  { clock }: Pick<Services, 'clock'>,
  { tx, operator }: OperatorContext,
  { requestId, reason }: { readonly requestId: string; readonly reason: string },
): Promise<void> {
  await knownRequest(tx, requestId);
  const decided = { decided_at: clock.now(), decided_by: operator.id };
  if (!(await decideRequest(tx, requestId, { status: 'rejected', rejection: reason.trim(), ...decided }))) {
    throw operatorRefused('qualificationDecided');
  }
}

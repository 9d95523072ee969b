import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { idCardProblems } from '@tuanbao/library/domain/identity/idCard';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';

import type { QualificationStatus } from '../../contract/qualification.schema.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { claimedFiles } from '../files/service.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { addRequest, latestRequest, requestsSince } from './repository.ts';

/** Identity data of an agent, which operators compare with the uploaded files. */
export interface QualificationContent {
  readonly name: string;
  readonly idNo: string;
  /** Number of the agent's practising certificate. It is empty when the agent has none. */
  readonly certificateNo: string;
  readonly certificateValidUntil: string;
}

/** A request for the verification of the real name, with the addresses of the uploaded files. */
export interface QualificationEntry extends QualificationContent {
  readonly fileUrlList: readonly string[];
}

const dayMs = 86_400_000;
const requestsADay = 5;

/**
 * Checks the identity data of a request. Returns the data in the format in which they are stored.
 * @throws Refusal 006004 when the name, the id number or the certificate isn't valid
 */
function judgedContent({ clock }: Pick<Services, 'clock'>, entry: QualificationEntry): QualificationContent {
  const { name, certificateNo, certificateValidUntil } = entry;
  const idNo = normaliseIdNumber(entry.idNo);
  if (name.trim() === '' || idCardProblems(idNo, clock.today()).length > 0) throw refused('realNameWrong');
  const hasCertificate = certificateNo !== '' || certificateValidUntil !== '';
  const isCertificate = /^[\dA-Za-z]{6,30}$/.test(certificateNo) && isCalendarDay(certificateValidUntil);
  if (hasCertificate && (!isCertificate || certificateValidUntil < clock.today())) throw refused('certificateWrong');
  return { name: name.trim(), idNo, certificateNo, certificateValidUntil };
}

/**
 * Stores a request of the agent. Operators decide on it later.
 * @throws Refusal 006004 when the data or the files aren't valid, the agent already has a request that isn't decided
 * yet, or the agent has sent too many requests within 24 hours
 */
export async function requestQualification(
  services: Services,
  agent: AgentIdentity,
  entry: QualificationEntry,
): Promise<void> {
  const { database, keyring, clock } = services;
  const content = judgedContent(services, entry);
  const files = await claimedFiles(services, agent.id, entry.fileUrlList);
  const at = clock.now();
  await asAgent(database, agent.id, async (tx) => {
    const sent = await requestsSince(tx, agent.id, new Date(at.getTime() - dayMs));
    if (sent >= requestsADay) throw refused('tooManyRequests');
    const isAdded = await addRequest(
      tx,
      { agentId: agent.id, at },
      {
        sealed: keyring.seal('qualification', JSON.stringify(content)),
        fileKeys: [...new Set(files.map(({ key }) => key))],
      },
    );
    if (!isAdded) throw refused('qualificationWaiting');
  });
}

/** Decrypts the identity data of a request. */
export const contentOf = ({ keyring }: Pick<Services, 'keyring'>, sealed: Uint8Array): QualificationContent =>
  JSON.parse(keyring.open('qualification', sealed)) as QualificationContent;

/**
 * State of the agent's latest request, and the reason if it was rejected. If the agent has sent no request, the state
 * is `none`.
 */
export async function qualificationOfAgent(
  { database }: Pick<Services, 'database'>,
  agent: AgentIdentity,
): Promise<{ readonly status: QualificationStatus; readonly rejection: string; readonly requestedAt: string }> {
  const latest = await asAgent(database, agent.id, (tx) => latestRequest(tx, agent.id));
  if (!latest) return { status: 'none', rejection: '', requestedAt: '' };
  return { status: latest.status, rejection: latest.rejection, requestedAt: latest.created_at.toISOString() };
}

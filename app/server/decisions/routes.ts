import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { resultCodes } from '../../contract/envelope.ts';
import { bodySignature, isRightSignature, type Peer } from '../gateways/signedPost.ts';
import { noteUnmatchedDecision } from '../notices/unmatched.ts';
import { spendOnce } from '../platform/database/spendOnce.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { TransitionError } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import { contentsOfWaiting } from './contents.ts';
import { decideSubject, isKnownSubject, isNumberTaken } from './decide.ts';
import { waitingDecisions } from './waiting.ts';

const bodyLimit = 16 * 1024;

/**
 * Maximum age of the insurer's request in milliseconds. An older request is refused, because it may be a recorded
 * request that is sent again.
 */
const lifeMs = 300_000;

const header = (request: FastifyRequest, name: string): string => String(ownValue(request.headers, name) ?? '');

/**
 * True when the request has the insurer's signature, and its time differs from `now` by at most `lifeMs` milliseconds.
 */
function isGenuine(request: FastifyRequest, { secret }: Peer, now: Date): boolean {
  const time = header(request, 'x-tuanbao-time');
  const path = request.url.split('?', 1)[0] ?? '';
  const right = bodySignature(secret, time, path, typeof request.body === 'string' ? request.body : '');
  // If the header isn't a valid time, this comparison is false.
  const isLately = Math.abs(now.getTime() - Date.parse(time)) <= lifeMs;
  return isRightSignature(header(request, 'x-tuanbao-signature'), right) && isLately;
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(typeof body === 'string' ? body : '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Records a genuine request, so that it can't be used twice. Returns false if the same request was already used. */
function isNew(request: FastifyRequest, { database, keyring }: Services): Promise<boolean> {
  const until = new Date(Date.parse(header(request, 'x-tuanbao-time')) + lifeMs);
  return spendOnce(database, keyring.index('ticket', `insurer ${header(request, 'x-tuanbao-signature')}`), until);
}

/** True when a decision about a transfer or refund had no effect, because no transfer or refund was waiting. */
const isMissed = (state: string): boolean => state === 'notWaiting' || state === 'notDue';

const statusOf = (error: unknown): number | null => {
  if (isNumberTaken(error) || error instanceof TransitionError) return 409;
  if (error instanceof Refusal) return error.resCode === resultCodes.notFound ? 404 : 409;
  return null;
};

/**
 * Registers the addresses with which the insurer's server lists the subjects that wait for a decision, loads their
 * data, and sends decisions. Each request is signed with the secret of the insurer's gateway. In the sandbox, the
 * addresses don't exist.
 */
export function decisionRoutes(main: FastifyInstance, services: Services): void {
  const { peer } = services.gateways.insurer;
  if (peer === null) return;
  void main.register((app, _, done) => {
    // The body is kept as text, because the signature covers its exact text.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (__, body, parsed) => parsed(null, body));
    app.addHook('preHandler', async (request, reply) => {
      if (isGenuine(request, peer, services.clock.now())) return;
      await reply.code(401).send({ error: 'the signature is wrong or too old' });
    });

    app.post('/api/own/insurer/waiting', { bodyLimit }, async () => ({ waiting: await waitingDecisions(services) }));

    app.post('/api/own/insurer/contents', { bodyLimit }, async (request, reply) => {
      if (!(await isNew(request, services))) return reply.code(409).send({ error: 'the request was here before' });
      const { subject = '', number = '' } = fieldsOf(request.body);
      const contents = await contentsOfWaiting(services, { subject: String(subject), number: String(number) });
      return contents ?? reply.code(404).send({ error: 'nothing waits under this number' });
    });

    app.post('/api/own/insurer/decisions', { bodyLimit }, async (request, reply) => {
      if (!(await isNew(request, services))) return reply.code(409).send({ error: 'the request was here before' });
      const fields = fieldsOf(request.body);
      const text = (name: string, max: number) => {
        const value = ownValue(fields, name);
        return typeof value === 'string' ? value.trim().slice(0, max) : '';
      };
      const decision = {
        subject: text('subject', 20),
        number: text('number', 80),
        reason: text('reason', 40),
        note: text('note', 500),
        policySn: text('policySn', 60),
        certificateSn: text('certificateSn', 60),
        invoiceNo: text('invoiceNo', 60),
        expressCompany: text('expressCompany', 60),
        expressNumber: text('expressNumber', 60),
        materials: fields['materials'],
      };
      try {
        const state = await decideSubject(services, decision);
        if (state === null) return await reply.code(400).send({ error: 'no such decision' });
        if (isMissed(state) && !(await isKnownSubject(services, decision)))
          await noteUnmatchedDecision(services, decision);
        return { state };
      } catch (error) {
        const status = statusOf(error);
        if (status === null) throw error;
        if (status === 404) await noteUnmatchedDecision(services, decision);
        return reply.code(status).send({
          error: status === 404 ? 'no such subject' : 'its state has no such move, or the number is taken already',
        });
      }
    });
    done();
  });
}

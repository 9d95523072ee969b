import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { FastifyRequest } from 'fastify';

import type { DeskCall } from '../../contract/desk/deskCall.ts';
import type { Admit, CallRoutes } from '../calls/callRoutes.ts';
import { asOperator } from '../platform/database/asOperator.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { noteOperatorAction } from './actionRepository.ts';
import { deskCookieOf } from './deskCookie.ts';
import type { OperatorIdentity } from './identity.ts';
import { operatorRefused } from './operatorRefusal.ts';
import { operatorOfToken } from './sessions.ts';

/** The operator who makes a call, and the transaction in which the call runs. */
export interface OperatorContext {
  readonly operator: OperatorIdentity;
  /** Transaction that sees only the rows that the operator's permissions allow. */
  readonly tx: DatabaseTransaction;
}

/** Result of an action, with its subject for the record. */
export interface Acted<Response> {
  /**
   * Text that identifies what the operator changed or viewed, such as an id. It never contains a person's name or
   * number.
   */
  readonly subject: string;
  readonly result: Response;
  /**
   * True when this action continues an earlier action of the same operator on the same subject, for example when a
   * draft is saved again. The earlier action is already recorded, so this action isn't recorded. @default false
   */
  readonly isRepetition?: boolean;
  /** Called after the transaction was committed. It isn't called if the transaction fails. */
  readonly afterwards?: () => Promise<void>;
}

/** Registers the calls of the desk. */
export interface DeskRoutes {
  /** Registers a GET call that changes nothing and shows no personal data of insured persons. */
  readonly question: <Request, Response>(
    call: DeskCall<Request, Response>,
    answer: (request: Request, context: OperatorContext) => Promise<Response>,
  ) => void;
  /**
   * Registers a POST call that carries out an action or shows personal data. The record is stored in the transaction of
   * the action. If the request has a reason, the reason is recorded too.
   */
  readonly action: <Request, Response>(
    call: DeskCall<Request, Response>,
    work: (request: Request, context: OperatorContext) => Promise<Acted<Response>>,
  ) => void;
  /**
   * Registers a call for an action that opens its own transactions, because it calls an external party, or a service
   * that agents use too. The action is recorded before it begins, so that the record stays even if the action is
   * refused.
   */
  readonly actionInSteps: <Request, Response>(
    call: DeskCall<Request, Response>,
    subjectOf: (request: Request) => string,
    work: (request: Request, operator: OperatorIdentity) => Promise<Response>,
  ) => void;
}

/** Returns the token of the desk session in a request; undefined if the request has no such token. */
export const deskTokenOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, request: FastifyRequest): string | undefined =>
  ownValue(request.cookies, deskCookieOf(publicUrl()).name);

/** True when the request was sent to a partner's host, on which there is no desk. */
export const isOnPartnerHost = ({ partnerHosts }: Pick<Services, 'partnerHosts'>, request: FastifyRequest): boolean =>
  partnerHosts.has(request.hostname);

/** Returns the name of a call in the records: its path without the part that all calls of the desk share. */
const actionNameOf = ({ path }: Pick<DeskCall<unknown, unknown>, 'path'>): string => path.replace('/api/desk/', '');

/** Refuses to register a recorded call as a GET. @throws TypeError when the call is a GET */
function refuseReading({ method, path }: Pick<DeskCall<unknown, unknown>, 'method' | 'path'>): void {
  if (method === 'GET') throw new TypeError(`${path} only reads`);
}

/** Returns the reason in a request; empty if the request has no reason. */
const reasonIn = (request: unknown): string => {
  const reason: unknown = Object(request)['reason'];
  return typeof reason === 'string' ? reason.trim() : '';
};

/**
 * Admits only requests of signed-in operators who have the permission of the call. On a partner's host and for users
 * who aren't signed in, the response is that for an unknown address. Stores the operator of each admitted request.
 */
function operatorGate(services: Services) {
  const operators = new WeakMap<FastifyRequest, OperatorIdentity>();
  return {
    admit:
      ({ permission }: Pick<DeskCall<unknown, unknown>, 'permission'>): Admit =>
      async (request, reply) => {
        const token = isOnPartnerHost(services, request) ? undefined : deskTokenOf(services, request);
        const operator = token === undefined ? null : await operatorOfToken(services, token);
        if (!operator) return reply.code(404).send(unknownAddress(request));
        if (permission !== null && !operator.permissions.includes(permission)) throw operatorRefused('notPermitted');
        operators.set(request, operator);
        return undefined;
      },
    /** Returns the operator who sent an admitted request. @throws TypeError when the request wasn't admitted */
    operatorOf: (request: FastifyRequest): OperatorIdentity => {
      const operator = operators.get(request);
      if (!operator) throw new TypeError(`${request.routeOptions.url} was reached without an operator`);
      return operator;
    },
  };
}

/** Returns the functions that register calls of the desk. */
export function deskRoutes({ operatorCall }: CallRoutes, services: Services): DeskRoutes {
  const { database, clock } = services;
  const gate = operatorGate(services);

  const noteAction = (
    tx: DatabaseTransaction,
    operator: OperatorIdentity,
    action: string,
    subject: string,
    reason: string,
  ) =>
    noteOperatorAction(tx, {
      operator: operator.userName,
      operator_id: operator.id,
      action,
      subject,
      reason,
      at: clock.now(),
    });

  return {
    question(call, answer) {
      if (call.method !== 'GET') throw new TypeError(`${call.path} changes something and must be recorded`);
      operatorCall(call, gate.admit(call), (input, { request }) => {
        const operator = gate.operatorOf(request);
        const { permissions } = operator;
        return asOperator(database, { permissions, reason: '' }, (tx) => answer(input, { operator, tx }));
      });
    },
    action(call, work) {
      refuseReading(call);
      operatorCall(call, gate.admit(call), async (input, { request }) => {
        const operator = gate.operatorOf(request);
        const { permissions } = operator;
        const reason = reasonIn(input);
        const acted = await asOperator(database, { permissions, reason }, async (tx) => {
          const done = await work(input, { operator, tx });
          if (!done.isRepetition) await noteAction(tx, operator, actionNameOf(call), done.subject, reason);
          return done;
        });
        await acted.afterwards?.();
        return acted.result;
      });
    },
    actionInSteps(call, subjectOf, work) {
      refuseReading(call);
      operatorCall(call, gate.admit(call), async (input, { request }) => {
        const operator = gate.operatorOf(request);
        await database
          .transaction()
          .execute((tx) => noteAction(tx, operator, actionNameOf(call), subjectOf(input), reasonIn(input)));
        return work(input, operator);
      });
    },
  };
}

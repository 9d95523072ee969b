import type { Locale } from '@tuanbao/library/i18n/messagePack';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { alertStatus, type Envelope, localeHeader, type ResultCode, resultCodes } from '../../../contract/envelope.ts';
import { readToEnd } from './readToEnd.ts';
import { Refusal, type Saying, saying } from './refusal.ts';

/** Returns the language that the client requests. The default is Chinese. */
export const localeOf = (request: FastifyRequest): Locale =>
  request.headers[localeHeader] === 'en-US' ? 'en-US' : 'zh-CN';

interface ErrorAnswer {
  readonly status: number;
  readonly resCode: ResultCode;
  readonly say: Saying;
}

const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0[123]|53300)$/;

/**
 * Error codes for missing disk space. The space is missing for files, for rows of PostgreSQL, or for the embedded
 * database, which becomes read-only when less space than its reserve is free.
 */
const storageFull = /^(ENOSPC|EDQUOT|53100|25006)$/;

/**
 * Error codes for a text that the database can't store, because it contains a NUL character or half of a surrogate
 * pair. Such an error is the fault of the request, not of the database.
 */
const unstorableText = /^(22021|22P05)$/;

const connectionLost = /connection terminated|timeout exceeded when trying to connect|not queryable|server closed/i;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True when the error means that the database can't be reached. The request can then be tried again later. */
const isDatabaseAway = (error: unknown): boolean =>
  databaseAway.test(codeOf(error)) || (error instanceof Error && connectionLost.test(error.message));

const clientErrors: Readonly<Record<number, Omit<ErrorAnswer, 'status'>>> = {
  400: { resCode: resultCodes.badRequest, say: saying('badRequest') },
  413: { resCode: resultCodes.badRequest, say: saying('tooLarge') },
  415: { resCode: resultCodes.badRequest, say: saying('badRequest') },
  429: { resCode: resultCodes.refused, say: saying('tooManyRequests') },
};

function answerOf(error: FastifyError | Error): ErrorAnswer {
  if (error instanceof Refusal) {
    const status = { [resultCodes.badRequest as string]: 400, [resultCodes.crossSite as string]: 403 }[error.resCode];
    return { status: status ?? 200, resCode: error.resCode, say: error.say };
  }
  if (unstorableText.test(codeOf(error))) return { status: 400, ...clientErrors[400]! };
  if (storageFull.test(codeOf(error))) return { status: 507, resCode: resultCodes.refused, say: saying('storageFull') };
  if (isDatabaseAway(error)) return { status: 503, resCode: resultCodes.refused, say: saying('busy') };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (codeOf(error) === 'FST_ERR_CTP_INVALID_JSON_BODY' || (error instanceof SyntaxError && status === 400)) {
    return { status: 400, resCode: resultCodes.badRequest, say: saying('notJson') };
  }
  if (status < 500) return { status, ...(clientErrors[status] ?? clientErrors[400])! };
  return { status: 500, resCode: resultCodes.refused, say: saying('busy') };
}

/**
 * Returns the value of `code` in the response for an error. The client of the specification treats 200 as success, so
 * this function never returns 200.
 */
const bodyCodeOf = ({ resCode, status }: ErrorAnswer): number => {
  if (resCode === resultCodes.notSignedIn) return 401;
  return status === 200 ? 400 : status;
};

/**
 * The parts of an error that may be logged: its type, its code and the first lines of its stack. The message is logged
 * only if the error has no code and isn't a `SyntaxError`, because messages of databases and parsers repeat data.
 */
export function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isOurs = codeOf(error) === '' && !(error instanceof SyntaxError);
  return {
    type: error.name,
    code: codeOf(error),
    ...(isOurs ? { message: error.message } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}

/**
 * Sends the response for an error, in the envelope of the responses to calls. If the router itself found the error (the
 * address isn't valid), the request has no route.
 */
export async function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = answerOf(error);
  const locale = localeOf(request);
  if (answer.status >= 500) request.log.error({ error: loggableError(error), route: request.routeOptions.url });
  if (answer.status === 503) reply.header('retry-after', '1');
  const envelope: Envelope = {
    resCode: answer.resCode,
    code: bodyCodeOf(answer),
    info: answer.say(locale),
    data: error instanceof Refusal ? error.dataIn(locale) : null,
    ...(error instanceof Refusal && error.isAlert ? { status: alertStatus } : {}),
  };
  if (await readToEnd(request.raw)) reply.removeHeader('connection');
  else reply.header('connection', 'close');
  return reply.code(answer.status).type('application/json; charset=utf-8').send(envelope);
}

/** Makes an app send the response of `answerError` for the errors of all its routes. */
export const answerErrors = (app: FastifyInstance): void => void app.setErrorHandler(answerError);

/** The response to a request for an address that doesn't exist. */
export const unknownAddress = (request: FastifyRequest): Envelope => ({
  resCode: resultCodes.notFound,
  code: 404,
  info: saying('unknownCall')(localeOf(request)),
  data: null,
});

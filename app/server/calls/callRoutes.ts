import type { Locale } from '@tuanbao/library/i18n/messagePack';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Call, type DownloadedFile, viewPathOf, viewRequestField } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import type { Facts } from '../../contract/documented/facts.ts';
import { type Envelope, resultCodes } from '../../contract/envelope.ts';
import { fileFieldsOf } from '../../contract/fileField.ts';
import { contentDisposition } from '../platform/http/contentDisposition.ts';
import { documentPolicy } from '../platform/http/contentSecurityPolicy.ts';
import { localeOf } from '../platform/http/errorAnswers.ts';
import { Refusal, saying } from '../platform/http/refusal.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { agentGate, type Identify } from './agentGate.ts';
import type { CallBudget } from './callBudget.ts';
import type { AgentIdentity } from './identity.ts';
import { judgeOf } from './judgeRequest.ts';
import { receiveMultipart } from './receiveMultipart.ts';

type Answer<Response> = Response | Promise<Response>;

/** HTTP request and reply of a public call. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Maximum number of calls from one IP address within `timeWindow`, such as `1 minute`. */
export interface RateLimit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Registers the calls of the contract. */
export interface CallRoutes {
  /**
   * Registers a call for signed-in agents. If the request has no session, it is refused with 001011 before its body is
   * read. `locale` is the language in which the agent's client shows texts.
   */
  readonly agentCall: <Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, agent: AgentIdentity, locale: Locale) => Answer<Response>,
  ) => void;
  /** Registers a call that can be sent without a session. */
  readonly publicCall: <Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, visit: Visit) => Answer<Response>,
    rateLimit?: RateLimit,
  ) => void;
  /**
   * Registers a call for operators. `admit` is called before the body is read. To refuse the call, `admit` sends the
   * response itself or throws.
   */
  readonly operatorCall: <Request, Response>(
    call: Call<Request, Response>,
    admit: Admit,
    answer: (request: Request, visit: Visit) => Answer<Response>,
  ) => void;
}

/** Admits a request before its body is read. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

type AnyCall = Call<never, never>;

const success = (data: unknown): Envelope => ({ resCode: resultCodes.success, code: 200, info: '', data });

/** Adds to a response the fields that the specification names for the call. */
const dataIn = (schemas: CallSchemas, answer: unknown, facts: Facts, asked: unknown): unknown =>
  schemas.answered ? schemas.answered(answer, facts, asked) : answer;

const inputOf = (call: AnyCall, { params, query, body }: FastifyRequest, received?: object): unknown => {
  const content = call.method === 'GET' || call.encoding === 'query' ? query : (received ?? body ?? {});
  // An input that isn't an object (an array or a number) is passed on unchanged. The schema of the call then refuses
  // it.
  return typeof content === 'object' && content !== null && !Array.isArray(content)
    ? { ...content, ...(params as object) }
    : content;
};

async function sendFile(
  reply: FastifyReply,
  { name, type, content }: DownloadedFile,
  kind: 'attachment' | 'inline' = 'attachment',
): Promise<FastifyReply> {
  return reply
    .type(type)
    .header('content-disposition', contentDisposition(name, kind))
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(await content.arrayBuffer()));
}

/** Sends a file to the browser. A PDF is displayed in a frame of the app's own pages; any other file is downloaded. */
async function sendView(reply: FastifyReply, file: DownloadedFile): Promise<FastifyReply> {
  if (file.type !== 'application/pdf') return sendFile(reply, file);
  return sendFile(
    reply.header('content-security-policy', documentPolicy).header('x-frame-options', 'SAMEORIGIN'),
    file,
    'inline',
  );
}

/**
 * Parses the request of a call whose response is shown in a frame. A page of the app posts this request as a form field
 * with JSON. @throws Refusal 900400 when the field isn't JSON
 */
function requestInForm(body: unknown): unknown {
  const text: unknown = Object(body)[viewRequestField];
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    throw new Refusal(resultCodes.badRequest, saying('badRequest'));
  }
}

/** Reads the input of a request and passes it to `work`. When `work` has ended, the uploaded files are deleted. */
function withInputOf(call: AnyCall, schema: CallSchemas['request'], incomingFolder: string) {
  const files = call.encoding === 'multipart' ? fileFieldsOf(schema) : new Map<string, never>();
  return async <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (input: unknown) => Result | Promise<Result>,
  ): Promise<Result> => {
    if (request.isMultipart() !== (call.encoding === 'multipart')) {
      throw new Refusal(resultCodes.badRequest, saying('badRequest'));
    }
    if (call.encoding !== 'multipart') return work(inputOf(call, request));
    const received = await receiveMultipart(request, files, incomingFolder);
    try {
      return await work(inputOf(call, request, received.fields));
    } finally {
      await received.discard();
    }
  };
}

/**
 * Maximum factor by which a text is longer in a form than in JSON. A form encodes one byte as three characters, such as
 * `%E4`.
 */
const longestEncoding = 3;

/** Settings of `callRoutes`. */
export interface CallSettings {
  /** Returns the schemas that check the requests and responses of a call. */
  readonly schemasOf: (call: Call<unknown, unknown>) => CallSchemas;
  /** Folder in which uploaded files are kept until they are stored or refused. */
  readonly incomingFolder: string;
  /** Limits the number of calls of each agent. */
  readonly budget: CallBudget;
  /** Loads the products and regions, which are needed to read requests and to complete responses. */
  readonly factsOf: () => Promise<Facts>;
  /** Called with the number of undeclared fields in a request. @default the fields aren't counted */
  readonly noteUnknownFields?: Metrics['noteUnknownFields'] | undefined;
}

/** Returns the function that registers the routes of a call on an app. */
function registering(
  app: FastifyInstance,
  { schemasOf, incomingFolder, factsOf, noteUnknownFields }: Omit<CallSettings, 'budget'>,
) {
  return function register<Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, visit: Visit) => Answer<Response>,
    options: { readonly rateLimit?: RateLimit; readonly admit?: Admit },
  ): void {
    const schemas = schemasOf(call);
    const { method, path: route } = call;
    const judge = judgeOf(call, schemas, (fields) => noteUnknownFields?.({ method, route, fields }));
    const withInput = withInputOf(call as AnyCall, schemas.request, incomingFolder);
    const common = {
      method: call.method,
      ...(options.rateLimit ? { config: { rateLimit: options.rateLimit } } : {}),
      ...(options.admit ? { onRequest: options.admit } : {}),
    };
    app.route({
      ...common,
      url: call.path,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      handler: async (request, reply) => {
        const facts = await factsOf();
        const { response, asked } = await withInput(request, reply, async (input) => {
          const { request: judged, wire } = judge(input, facts);
          return { response: await answer(judged, { request, reply }), asked: wire };
        });
        if (call.answer === 'file') return sendFile(reply, call.response.toWire(response) as DownloadedFile);
        if (call.answer === 'text') return reply.type('text/plain; charset=utf-8').send(String(response));
        return success(dataIn(schemas, call.response.toWire(response), facts, asked));
      },
    });
    if (call.answer !== 'file') return;
    app.route({
      ...common,
      url: viewPathOf(call.path),
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit * longestEncoding }),
      handler: async (request, reply) => {
        const input = call.method === 'GET' ? inputOf(call as AnyCall, request) : requestInForm(request.body);
        const response = await answer(judge(input, await factsOf()).request, { request, reply });
        return sendView(reply, call.response.toWire(response) as DownloadedFile);
      },
    });
  };
}

/** Returns the functions that register calls on an app: for signed-in agents, for all users, and for operators. */
export function callRoutes(app: FastifyInstance, identify: Identify, settings: CallSettings): CallRoutes {
  const gate = agentGate(identify, settings.budget);
  const register = registering(app, settings);

  return {
    agentCall(call, answer) {
      if (call.access !== 'agent') throw new TypeError(`${call.path} isn't an agent's call`);
      register(call, (input, { request }) => answer(input, gate.agentOf(request), localeOf(request)), {
        admit: gate.admit,
      });
    },
    publicCall(call, answer, rateLimit) {
      if (call.access !== 'public') throw new TypeError(`${call.path} isn't a public call`);
      register(call, answer, rateLimit ? { rateLimit } : {});
    },
    operatorCall(call, admit, answer) {
      if (call.access !== 'operator') throw new TypeError(`${call.path} isn't an operator's call`);
      register(call, answer, { admit });
    },
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Call, type DownloadedFile, viewPathOf, viewRequestField } from '../../contract/call.ts';
import type { CallSchemas } from '../../contract/callSchemas.ts';
import type { Facts } from '../../contract/documented/facts.ts';
import { type Envelope, resultCodes } from '../../contract/envelope.ts';
import { fileFieldsOf } from '../../contract/fileField.ts';
import { contentDisposition } from '../platform/http/contentDisposition.ts';
import { documentPolicy } from '../platform/http/contentSecurityPolicy.ts';
import { Refusal, saying } from '../platform/http/refusal.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
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

/** Limit of calls from one address. */
export interface RateLimit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Registers calls of the contract. A service is reachable only through a call that is registered here. */
export interface CallRoutes {
  /** Registers a call for signed-in agents. Without a session it is refused with 001011 before its body is read. */
  readonly agentCall: <Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, agent: AgentIdentity) => Answer<Response>,
  ) => void;
  /** Registers a call that needs no session. */
  readonly publicCall: <Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, visit: Visit) => Answer<Response>,
    rateLimit?: RateLimit,
  ) => void;
}

type AnyCall = Call<never, never>;

const success = (data: unknown): Envelope => ({ resCode: resultCodes.success, code: 200, info: '', data });

/** Completes a response with every field that the documents specify. */
const dataIn = (schemas: CallSchemas, answer: unknown, facts: Facts, asked: unknown): unknown =>
  schemas.answered ? schemas.answered(answer, facts, asked) : answer;

/** Finds the user of a request; null without a session. */
export type Identify = (request: FastifyRequest) => Promise<AgentIdentity | null>;

const inputOf = (call: AnyCall, { params, query, body }: FastifyRequest, received?: object): unknown => {
  const content = call.method === 'GET' || call.encoding === 'query' ? query : (received ?? body ?? {});
  // A value that isn't an object (an array, a bare number) is passed on as it is and fails its schema.
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

/** Sends a PDF for display in a frame of the app's own pages, and any other file as a download. */
async function sendView(reply: FastifyReply, file: DownloadedFile): Promise<FastifyReply> {
  if (file.type !== 'application/pdf') return sendFile(reply, file);
  return sendFile(
    reply.header('content-security-policy', documentPolicy).header('x-frame-options', 'SAMEORIGIN'),
    file,
    'inline',
  );
}

/** Parses the request that a page posts into a frame as a form field. @throws Refusal when the field isn't JSON */
function requestInForm(body: unknown): unknown {
  const text: unknown = Object(body)[viewRequestField];
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    throw new Refusal(resultCodes.badRequest, saying('badRequest'));
  }
}

/** Refuses a call beyond the budget. @throws Error with status 429 when the agent has to wait */
function refuseBeyond(seconds: number, reply: FastifyReply): void {
  if (seconds === 0) return;
  reply.header('retry-after', String(seconds));
  throw Object.assign(new Error('an agent made too many calls'), { statusCode: 429 });
}

/** Reads the input of a request and passes it to `work`. Uploaded files are deleted when `work` has ended. */
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

/** Greatest factor by which text is longer in a form than in JSON: a form encodes a byte as three characters. */
const longestEncoding = 3;

/** Admits only signed-in agents within their budget, and remembers the agent of each admitted request. */
function agentGate(identify: Identify, budget: CallBudget) {
  const agents = new WeakMap<FastifyRequest, AgentIdentity>();
  return {
    /** Admits a request. @throws Refusal 001011 without a session; an error with status 429 beyond the budget */
    admit: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const agent = await identify(request);
      if (!agent) throw new Refusal(resultCodes.notSignedIn, saying('notSignedIn'));
      refuseBeyond(budget.spend(agent.id), reply);
      agents.set(request, agent);
    },
    /** The agent of an admitted request. @throws TypeError when the request wasn't admitted */
    agentOf: (request: FastifyRequest): AgentIdentity => {
      const agent = agents.get(request);
      if (!agent) throw new TypeError(`${request.routeOptions.url} was reached without an agent`);
      return agent;
    },
  };
}

/** Settings of `callRoutes`. */
export interface CallSettings {
  /** Finds the schemas that check the requests and responses of a call. */
  readonly schemasOf: (call: Call<unknown, unknown>) => CallSchemas;
  /** Folder for uploads until they are stored or refused. */
  readonly incomingFolder: string;
  /** Limit of calls per agent. */
  readonly budget: CallBudget;
  /** Loads the sources of documented fields. */
  readonly factsOf: () => Promise<Facts>;
  /** Counts the fields of a request that its call doesn't declare. @default not counted */
  readonly noteUnknownFields?: Metrics['noteUnknownFields'] | undefined;
}

/** The two ways to register a call on an app. */
export function callRoutes(
  app: FastifyInstance,
  identify: Identify,
  { schemasOf, incomingFolder, budget, factsOf, noteUnknownFields }: CallSettings,
): CallRoutes {
  const gate = agentGate(identify, budget);

  function register<Request, Response>(
    call: Call<Request, Response>,
    answer: (request: Request, visit: Visit) => Answer<Response>,
    options: { readonly rateLimit?: RateLimit },
  ): void {
    const schemas = schemasOf(call);
    const { method, path: route } = call;
    const judge = judgeOf(call, schemas, (fields) => noteUnknownFields?.({ method, route, fields }));
    const withInput = withInputOf(call as AnyCall, schemas.request, incomingFolder);
    const common = {
      method: call.method,
      ...(options.rateLimit ? { config: { rateLimit: options.rateLimit } } : {}),
      ...(call.access === 'public' ? {} : { onRequest: gate.admit }),
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
  }

  return {
    agentCall(call, answer) {
      if (call.access !== 'agent') throw new TypeError(`${call.path} is a public call`);
      register(call, (input, { request }) => answer(input, gate.agentOf(request)), {});
    },
    publicCall(call, answer, rateLimit) {
      if (call.access !== 'public') throw new TypeError(`${call.path} is an agent's call`);
      register(call, answer, rateLimit ? { rateLimit } : {});
    },
  };
}

import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { dayOrEmpty, filledText, flag, listOf, shape, text, whole, wholeInUrl } from '../../wire/fields.ts';
import { reason } from '../fields.ts';
import { agentId, mobile, name, tier } from './fields.ts';

/** State of an agent's account. */
export const agentStates = ['active', 'disabled'] as const;
export type AgentState = (typeof agentStates)[number];

const count = () => whole(0, 1e9);

const agentRow = shape({
  id: text(60),
  name: text(60),
  /** Mobile number, masked; empty if no mobile number is stored for the agent. */
  mobile: text(20),
  tier: text(4),
  /** Host of the agent's partner system; empty for an agent of the platform. */
  host: text(100),
  agencyName: text(100),
  isRealName: flag(),
  state: mixed<AgentState>().oneOf(agentStates).required(),
});
export type AgentRow = InferType<typeof agentRow>;

/** For each kind of record: how many records of the agent can be handed over. */
const work = shape({
  orders: count(),
  endorsements: count(),
  invoices: count(),
  drafts: count(),
  quotations: count(),
  preparedOrders: count(),
  offlineOrders: count(),
});
export type AgentWork = InferType<typeof work>;

const agentPage = shape({ total: count(), list: listOf(agentRow, 50) });

const agentDetails = agentRow.shape({
  isProPriceShow: flag(),
  showsCommission: flag(),
  isBroker: flag(),
  appId: text(60),
  openId: text(100),
  /** Number of the practising certificate, masked; empty when there is none. */
  certificateNo: text(60),
  certificateValidUntil: dayOrEmpty(),
  /** Instant (ISO 8601) at which the account was disabled; empty while it is in use. */
  disabledAt: text(40),
  work,
});
export type AgentDetails = InferType<typeof agentDetails>;

const page = { pageIndex: wholeInUrl(1, 100_000).required() };

/** Schemas of the calls in `agents.ts`, by call name. */
export const agentSchemas = {
  listAgents: {
    request: object({
      ...page,
      tier: tier().optional(),
      /** Host of a partner; `platform` for the agents of the platform; absent for all agents. */
      host: text(100).optional(),
      state: mixed<AgentState>().oneOf(agentStates).optional(),
    }).noUnknown(),
    response: agentPage,
  },
  findAgents: {
    request: shape({ text: filledText(60) }),
    response: agentPage,
  },
  agentDetails: { request: object({ agentId: agentId() }).noUnknown(), response: agentDetails },
  addAgent: {
    request: shape({ mobile: mobile(), name: name(), tier: tier(), reason: reason() }),
    response: shape({ agentId: text(60) }),
  },
  addPartnerUser: {
    request: shape({
      host: filledText(100),
      userName: text(60),
      mobile: mobile(),
      name: name(),
      tier: tier(),
      reason: reason(),
    }),
    response: shape({
      agentId: text(60),
      /** Password with which the user signs in. It can't be read again. */
      password: text(60),
    }),
  },
  renewPassword: {
    request: shape({ agentId: agentId(), reason: reason() }),
    response: shape({ password: text(60) }),
  },
  changeAgentRights: {
    request: shape({
      agentId: agentId(),
      tier: tier().optional(),
      isRealName: flag().optional(),
      isProPriceShow: flag().optional(),
      showsCommission: flag().optional(),
      isBroker: flag().optional(),
      distribution: object({ appId: text(60), openId: text(100) })
        .noUnknown()
        .default(undefined)
        .optional(),
      certificate: object({ number: text(30), validUntil: dayOrEmpty() })
        .noUnknown()
        .default(undefined)
        .optional(),
      reason: reason(),
    }),
    response: shape({}),
  },
  disableAgent: { request: shape({ agentId: agentId(), reason: reason() }), response: shape({}) },
  enableAgent: { request: shape({ agentId: agentId(), reason: reason() }), response: shape({}) },
  signOutAgent: { request: shape({ agentId: agentId(), reason: reason() }), response: shape({}) },
  handOverWork: {
    request: shape({ agentId: agentId(), receiverId: agentId(), reason: reason() }),
    response: shape({ work }),
  },
};

/** Wire types of the calls in `agents.ts`, by call name. */
export type AgentWires = WiresOf<typeof agentSchemas>;

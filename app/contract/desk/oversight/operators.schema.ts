import { mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { filledText, flag, listOf, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason, roles, userName } from '../fields.ts';
import { pageFields } from './pages.ts';

/** States of an operator's account. `invited`: the operator hasn't used the welcome link yet. */
export const accountStates = ['active', 'invited', 'disabled'] as const;

export type AccountState = (typeof accountStates)[number];

const operatorWire = shape({
  operatorId: text(60),
  userName: text(30),
  name: text(60),
  roles: roles(),
  state: mixed<AccountState>().oneOf(accountStates).defined(),
  /** True when the operator has a session. */
  isSignedIn: flag(),
  createTime: text(40),
});

const ofOperator = () => object({ operatorId: filledText(60), reason: reason() }).noUnknown();

/** A welcome link, or an empty link while a request for approval waits. */
const linkOrRequest = shape({
  /** The link, which is returned only once. It is empty when a second operator has to approve first. */
  link: text(400),
  isWaiting: flag(),
});

/** Schemas of the calls in `operators.ts`, by call name. */
export const operatorSchemas = {
  listOperators: {
    request: object(pageFields()).noUnknown(),
    response: shape({ total: whole(0, 1e9), list: listOf(operatorWire, 500) }),
  },
  inviteOperator: {
    request: object({ userName: userName(), name: filledText(60), roles: roles(), reason: reason() }).noUnknown(),
    response: linkOrRequest,
  },
  renewWelcome: { request: ofOperator(), response: linkOrRequest },
  disableOperator: { request: ofOperator(), response: nothing() },
  enableOperator: { request: ofOperator(), response: nothing() },
  signOutOperator: { request: ofOperator(), response: nothing() },
  askRoles: {
    request: object({ operatorId: filledText(60), roles: roles(), reason: reason() }).noUnknown(),
    response: nothing(),
  },
};

/** Wire types of the calls in `operators.ts`, by call name. */
export type OperatorWires = WiresOf<typeof operatorSchemas>;

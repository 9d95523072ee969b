import { array, type InferType, mixed, object } from 'yup';

import type { WiresOf } from '../callSchemas.ts';
import { filledText, nothing, shape, text } from '../wire/fields.ts';
import { factorCode, password, roles, userName } from './fields.ts';
import { type Permission, permissions } from './permissions.ts';

/** The operator who is signed in. */
const currentOperator = shape({
  operatorId: text(60),
  userName: text(30),
  name: text(60),
  roles: roles(),
  permissions: array().of(mixed<Permission>().oneOf(permissions).required()).defined(),
});

/** Ids, names, roles and permissions of the operator who is signed in. */
export type CurrentOperator = InferType<typeof currentOperator>;

/** Token of a welcome link: 32 random bytes in base64url. */
const token = () => filledText(60);

/** Schemas of the calls in `deskSessions.ts`, by call name. */
export const deskSessionSchemas = {
  signInToDesk: {
    request: object({ userName: userName(), password: filledText(200), code: factorCode() }).noUnknown(),
    response: currentOperator,
  },
  openWelcome: {
    request: object({ token: token() }).noUnknown(),
    response: shape({ name: text(60), userName: text(30), secret: text(60), uri: text(300) }),
  },
  acceptWelcome: {
    request: object({ token: token(), password: password(), code: factorCode() }).noUnknown(),
    response: currentOperator,
  },
  currentOperator: { request: nothing(), response: currentOperator },
  signOutOfDesk: { request: nothing(), response: nothing() },
};

/** Wire types of the calls in `deskSessions.ts`, by call name. */
export type DeskSessionWires = WiresOf<typeof deskSessionSchemas>;

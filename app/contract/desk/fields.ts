import { array, mixed } from 'yup';

import { text } from '../wire/fields.ts';
import { said } from '../wire/said.ts';
import { type OperatorRole, operatorRoles } from './permissions.ts';

/** Schema of an operator's reason for an action: one line of 4 to 300 characters. */
export const reason = () => text(300).min(4, said('reasonShort'));

/** Schema of the roles of an operator: at least one role, and no role twice. */
export const roles = () =>
  array()
    .of(mixed<OperatorRole>().oneOf(operatorRoles).required())
    .min(1, said('rolesMissing'))
    .max(operatorRoles.length)
    .test('distinct', (value) => !value || new Set(value).size === value.length)
    .defined();

/**
 * Schema of the user name of an operator: 3 to 30 lower-case letters, digits, dots and hyphens. The name begins with a
 * letter.
 */
export const userName = () => text(30).matches(/^[a-z][a-z0-9.-]{2,29}$/, said('operatorName'));

/** Schema of an operator's password: 12 to 200 characters. */
export const password = () => text(200).min(12, said('passwordShort'));

/** Schema of the six digits of the second factor. */
export const factorCode = () => text(6).matches(/^\d{6}$/, said('factorCode'));

import { text } from '../../wire/fields.ts';
import { said } from '../../wire/said.ts';

/** Schema of the id of an agent or of another record: a uuid. */
export const agentId = () => text(36).matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);

/** Schema of a mobile number of mainland China. */
export const mobile = () => text(11).matches(/^1[3-9]\d{9}$/, said('mobileWrong'));

/** Schema of an agent's name: 1 to 60 characters. */
export const name = () => text(60).min(1, said('empty'));

/** Schema of an agent's tier: a digit from 0 to 7. */
export const tier = () => text(1).matches(/^[0-7]$/);

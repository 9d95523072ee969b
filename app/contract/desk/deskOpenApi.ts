import type { Call } from '../call.ts';
import type { OpenApiDocument } from '../openApi.ts';
import type { DeskCall } from './deskCall.ts';

/**
 * Path of the OpenAPI document of the desk. Without an operator's session, the server responds as if the path didn't
 * exist.
 */
export const deskOpenApiPath = '/api/desk/openapi.json';

const permissionOf = (call: Call<unknown, unknown> | DeskCall<unknown, unknown>): string | null =>
  'permission' in call ? call.permission : null;

/**
 * Returns a sentence that says who may make a call: an operator with a certain permission, every operator, or, for the
 * calls of the sign-in, a client without a session.
 */
function describe(call: Call<unknown, unknown>): string {
  if (call.access !== 'operator') return 'For the sign-in: no session is needed.';
  const permission = permissionOf(call);
  return permission === null ? 'For every operator.' : `Needs the permission \`${permission}\`.`;
}

/**
 * Returns the parts of the OpenAPI document that are particular to the desk. `cookie` is the name of the session
 * cookie.
 */
export const deskDocument = (cookie: string): OpenApiDocument => ({
  title: '团保运营台 tuanbao desk',
  description:
    'The operators’ desk. Every answer is an envelope; success is `resCode` 000001 with `code` 200. Money is yuan as text. A POST is recorded with its `reason`; without an operator’s session no path below `/api/desk/` exists.',
  tags: [{ name: 'desk', description: 'Calls of the operators’ desk' }],
  cookie,
  describe,
});

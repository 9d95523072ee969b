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

/** Sentence about the operators who may make a call. */
function describe(call: Call<unknown, unknown>): string {
  if (call.access !== 'operator') return 'For the sign-in: no session is needed.';
  const permission = permissionOf(call);
  return permission === null ? 'For every operator.' : `Needs the permission \`${permission}\`.`;
}

/** The parts of the OpenAPI document about the calls of the operators' desk. */
export const deskDocument = (cookie: string): OpenApiDocument => ({
  title: '团保运营台 tuanbao desk',
  description:
    'The operators’ desk. Every answer is an envelope; success is `resCode` 000001 with `code` 200. Money is yuan as text. A POST is recorded with its `reason`; without an operator’s session no path below `/api/desk/` exists.',
  tags: [{ name: 'desk', description: 'Calls of the operators’ desk' }],
  cookie,
  describe,
});

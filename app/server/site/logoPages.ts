import type { FastifyInstance } from 'fastify';

import { isUuid } from '../platform/database/uuid.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';
import type { Services } from '../services/services.ts';
import { logoKey } from './logoFiles.ts';

/**
 * Registers the public addresses of the logos that operators uploaded. The logo at an address never changes, so that
 * browsers may cache it for a year.
 */
export function logoPages(app: FastifyInstance, { objects }: Pick<Services, 'objects'>): void {
  app.get<{ Params: { logo: string } }>('/brand/logos/:logo', async (request, reply) => {
    const { logo } = request.params;
    const id = logo.replace(/\.png$/, '');
    const object = logo.endsWith('.png') && isUuid(id) ? await objects.read(logoKey(id)) : null;
    if (!object) return reply.code(404).send(unknownAddress(request));
    return reply
      .type('image/png')
      .header('content-length', object.bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(object.content);
  });
}

import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { FastifyInstance } from 'fastify';

import { productDocumentsPath } from '../../catalogue/clauses.ts';
import { productDocumentKey, uploadedDocumentsPath } from '../../catalogue/productDocumentFiles.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { contentDisposition } from '../platform/http/contentDisposition.ts';
import { documentPolicy } from '../platform/http/contentSecurityPolicy.ts';
import { unknownAddress } from '../platform/http/errorAnswers.ts';
import type { Services } from '../services/services.ts';
import { clausesPdf } from './clausesPdf.ts';

const day = 24 * 60 * 60;

/**
 * Registers a public address of the clauses as PDF for each product version with clauses in the catalogue. Customers
 * can then read the clauses before buying. This PDF is generated at the first request and then stored in memory. Also
 * registers the addresses of the documents that operators uploaded.
 */
export function productDocumentPages(
  app: FastifyInstance,
  { catalogue, objects }: Pick<Services, 'catalogue' | 'objects'>,
): void {
  uploadedDocumentPages(app, objects);
  const drawn = new Map<ProductDefinition, Promise<Blob>>();

  function clausesOf(product: ProductDefinition): Promise<Blob> | null {
    const clauses = catalogue.clausesOf(product);
    if (!clauses) return null;
    const known = drawn.get(product);
    if (known) return known;
    const drawing = clausesPdf(product, clauses);
    drawn.set(product, drawing);
    // If generating a document fails, the failed attempt is removed, so that the next request generates the document
    // again.
    drawing.catch(() => drawn.delete(product));
    return drawing;
  }

  app.get<{ Params: { productId: string; version: string } }>(
    `${productDocumentsPath}/:productId/:version/clauses.pdf`,
    { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { productId, version } = request.params;
      const product = /^\d{1,6}$/.test(version) ? catalogue.productOf(productId, Number(version)) : undefined;
      const content = product && (await clausesOf(product));
      if (!content) return reply.code(404).send(unknownAddress(request));
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition(`${product.name}条款.pdf`, 'inline'))
        .header('content-security-policy', documentPolicy)
        .header('cache-control', `public, max-age=${day}`)
        .send(Buffer.from(await content.arrayBuffer()));
    },
  );
}

/** Registers the public addresses of documents that operators uploaded. A document never changes. */
function uploadedDocumentPages(app: FastifyInstance, objects: Services['objects']): void {
  app.get<{ Params: { document: string } }>(
    `${uploadedDocumentsPath}/:document`,
    { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { document } = request.params;
      const id = document.replace(/\.pdf$/, '');
      const object = document.endsWith('.pdf') && isUuid(id) ? await objects.read(productDocumentKey(id)) : null;
      if (!object) return reply.code(404).send(unknownAddress(request));
      return reply
        .type('application/pdf')
        .header('content-disposition', 'inline')
        .header('content-length', object.bytes)
        .header('content-security-policy', documentPolicy)
        .header('cache-control', `public, max-age=${day}`)
        .send(object.content);
    },
  );
}

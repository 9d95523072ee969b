import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { BrandWires } from './brands.schema.ts';

const permission = 'site.brand';

/** Public address of a logo, as a path from the root. */
export const logoAddress = (id: string): string => `/brand/logos/${id}.png`;

/** Returns the brand that each host shows now: first the platform's host, then the hosts of partners. */
export const hostBrands = deskCall('GET', '/api/desk/brands', {
  summary: 'Names, logos, colours and footers of all hosts',
  permission,
  request: asIs<BrandWires['hostBrands']['request']>(),
  response: asIs<BrandWires['hostBrands']['response']>(),
});

/**
 * Returns the latest 100 published versions of the brand of a host, newest first. If no older version exists, the
 * default brand follows as the last entry.
 */
export const hostBrandVersions = deskCall('GET', '/api/desk/brands/versions', {
  summary: 'Versions of the brand of a host',
  permission,
  request: asIs<BrandWires['hostBrandVersions']['request']>(),
  response: asIs<BrandWires['hostBrandVersions']['response']>(),
});

/**
 * Uploads a logo as PNG. The server encodes the picture again, without metadata. The logo isn't shown until a brand
 * with this logo is published. Pictures as SVG are refused, because they can contain scripts.
 */
export const uploadLogo = deskCall('POST', '/api/desk/brands/logo', {
  summary: 'Upload a logo',
  permission,
  encoding: 'multipart',
  request: asIs<BrandWires['uploadLogo']['request']>(),
  response: asIs<BrandWires['uploadLogo']['response']>(),
});

/**
 * Publishes the brand of a host. After ten seconds, all instances of the server use the brand for each page that is
 * opened. The call is refused if another operator has published a version since this operator loaded the brand.
 */
export const publishHostBrand = deskCall('POST', '/api/desk/brands/publish', {
  summary: 'Publish the name, logo, colour and footer of a host',
  permission,
  request: asIs<BrandWires['publishHostBrand']['request']>(),
  response: asIs<BrandWires['publishHostBrand']['response']>(),
});

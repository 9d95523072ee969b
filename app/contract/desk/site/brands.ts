import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { BrandWires } from './brands.schema.ts';

const permission = 'site.brand';

/** Public address of a logo, as a path from the root. */
export const logoAddress = (id: string): string => `/brand/logos/${id}.png`;

/** Returns the brand that each host shows now: the platform's own host first, then those of partners. */
export const hostBrands = deskCall('GET', '/api/desk/brands', {
  summary: 'Names, logos, colours and footers of all hosts',
  permission,
  request: asIs<BrandWires['hostBrands']['request']>(),
  response: asIs<BrandWires['hostBrands']['response']>(),
});

/** Returns the last versions of the brand of a host, newest first. The last one of them can be the default. */
export const hostBrandVersions = deskCall('GET', '/api/desk/brands/versions', {
  summary: 'Versions of the brand of a host',
  permission,
  request: asIs<BrandWires['hostBrandVersions']['request']>(),
  response: asIs<BrandWires['hostBrandVersions']['response']>(),
});

/**
 * Uploads a logo as PNG. It is drawn again without its metadata, and is not shown until a brand with it is published.
 * Pictures as SVG are refused, because they can contain scripts.
 */
export const uploadLogo = deskCall('POST', '/api/desk/brands/logo', {
  summary: 'Upload a logo',
  permission,
  encoding: 'multipart',
  request: asIs<BrandWires['uploadLogo']['request']>(),
  response: asIs<BrandWires['uploadLogo']['response']>(),
});

/**
 * Publishes the brand of a host. Pages that are opened ten seconds later have it, on all instances. If another operator
 * has published a newer version, the call is refused.
 */
export const publishHostBrand = deskCall('POST', '/api/desk/brands/publish', {
  summary: 'Publish the name, logo, colour and footer of a host',
  permission,
  request: asIs<BrandWires['publishHostBrand']['request']>(),
  response: asIs<BrandWires['publishHostBrand']['response']>(),
});

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { type BrandProblem, brandProblems, type HostBrand, initialBrand } from '@tuanbao/library/domain/site/hostBrand';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type {
  hostBrands,
  hostBrandVersions,
  publishHostBrand,
  uploadLogo,
} from '../../../contract/desk/site/brands.ts';
import type { TransitFile } from '../../../contract/fileField.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { logoOf } from '../../platform/storage/pictures.ts';
import type { Services } from '../../services/services.ts';
import { addBrand, type BrandVersion, brandVersions, latestBrands } from '../../site/brandRepository.ts';
import { logoKey } from '../../site/logoFiles.ts';
import { agencyNames } from './agencyRepository.ts';

type Version = ResponseOf<typeof hostBrandVersions>['list'][number];

/** True when agents' pages are served on the host. The platform's own host is the empty text. */
const isServed = ({ partnerHosts }: Pick<Services, 'partnerHosts'>, host: string): boolean =>
  host === '' || partnerHosts.has(host);

const versionOf = ({ version, content, reason, published_at, published_by }: BrandVersion): Version => ({
  version,
  brand: content,
  reason,
  publishedAt: published_at.toISOString(),
  publishedBy: published_by,
});

/** Returns the default brand of a host, as version 0. */
const defaultOf = (host: string): Version => ({
  version: 0,
  brand: initialBrand(host !== ''),
  reason: '',
  publishedAt: '',
  publishedBy: '',
});

/** Returns the published brand of each host. A host without a published brand has the default brand. */
export async function listedBrands(
  { partnerHosts }: Pick<Services, 'partnerHosts'>,
  { tx }: OperatorContext,
): Promise<ResponseOf<typeof hostBrands>> {
  const latest = new Map((await latestBrands(tx)).map((each) => [each.host, versionOf(each)]));
  const agencies = await agencyNames(tx);
  return {
    list: ['', ...partnerHosts].map((host) => ({
      host,
      isPartnerHost: host !== '',
      agency: agencies.get(host) ?? '',
      ...(latest.get(host) ?? defaultOf(host)),
    })),
  };
}

/**
 * Returns the newest versions of the brand of a host. If no published version is left out, the default brand follows as
 * version 0. @throws Refusal 006004 when no pages are served on the host
 */
export async function versionsOfBrand(
  services: Pick<Services, 'partnerHosts'>,
  { tx }: OperatorContext,
  host: string,
): Promise<ResponseOf<typeof hostBrandVersions>> {
  if (!isServed(services, host)) throw operatorRefused('hostUnknown');
  const published = (await brandVersions(tx, host)).map(versionOf);
  return {
    list: published.at(-1)?.version === 1 || published.length === 0 ? [...published, defaultOf(host)] : published,
  };
}

/**
 * Stores a logo and returns its id.
 * @throws Refusal 006004 when the file isn't a valid PNG of the allowed size
 */
export async function storeLogo(
  { objects }: Pick<Services, 'objects'>,
  file: TransitFile,
): Promise<Acted<ResponseOf<typeof uploadLogo>>> {
  const logo = await logoOf(await buffer(file.stream()));
  if (!logo) throw operatorRefused('logoNotPng');
  const id = randomUUID();
  await objects.put(logoKey(id), { content: Readable.from([logo]), bytes: logo.length, type: 'image/png' });
  return { subject: id, result: { logo: id } };
}

const refusals = {
  nameMissing: 'brandNameMissing',
  colourWrong: 'brandColourWrong',
  licenceMissing: 'brandLicenceMissing',
} as const satisfies Readonly<Record<BrandProblem, string>>;

/** True when the object store has a logo with this id. */
async function isStored({ objects }: Pick<Services, 'objects'>, logo: string): Promise<boolean> {
  const object = isUuid(logo) ? await objects.read(logoKey(logo)) : null;
  object?.content.destroy();
  return object !== null;
}

/**
 * Checks a brand before it is published. @throws Refusal 006004 when the brand has mistakes, or the object store
 * doesn't have its logo
 */
async function refuseBrand(services: Pick<Services, 'objects'>, brand: HostBrand): Promise<void> {
  const [problem] = brandProblems(brand);
  if (problem) throw operatorRefused(refusals[problem]);
  if (brand.logo !== '' && !(await isStored(services, brand.logo))) throw operatorRefused('logoUnknown');
}

/**
 * Publishes the brand of a host. This server instance shows the brand immediately, all other instances within ten
 * seconds.
 * @throws Refusal 006004 when no pages are served on the host, the brand has mistakes, the object store doesn't have
 * its logo, or a brand was published after `version` was read
 */
export async function publishBrand(
  services: Pick<Services, 'clock' | 'objects' | 'partnerHosts' | 'site'>,
  { operator, tx }: OperatorContext,
  { host, brand, version, reason }: RequestOf<typeof publishHostBrand>,
): Promise<Acted<ResponseOf<typeof publishHostBrand>>> {
  if (!isServed(services, host)) throw operatorRefused('hostUnknown');
  await refuseBrand(services, brand);
  const [latest] = await brandVersions(tx, host);
  const next = version + 1;
  const entry = {
    host,
    version: next,
    content: brand,
    reason: reason.trim(),
    published_at: services.clock.now(),
    published_by: operator.userName,
  };
  const isNewest = (latest?.version ?? 0) === version;
  if (!isNewest || !(await addBrand(tx, entry))) throw operatorRefused('publishedMeanwhile');
  return {
    subject: `${host === '' ? 'platform' : host} ${next}`,
    result: { version: next },
    afterwards: () => services.site.refresh(),
  };
}

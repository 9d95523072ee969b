import type { SiteContents } from '@tuanbao/library/domain/site/siteContents';

import type { Site } from '../services/site.ts';
import type { Database } from '../tables/database.ts';
import { agenciesByHost, type BrandVersion, latestBrands } from './brandRepository.ts';
import { contentOf, latestVersions } from './repository.ts';

/**
 * Holds the published contents in memory. `initial` contains the contents that are used before the first publication;
 * they come from the catalogue and the settings. Call `refresh` once before the server listens.
 */
export function siteOf(database: Database, initial: SiteContents): Site {
  let contents = initial;
  const versions = new Map<string, number>();
  const brands = new Map<string, BrandVersion>();
  let agencies: ReadonlyMap<string, string> = new Map();
  return {
    current: () => contents,
    brandOf: (host) => brands.get(host)?.content ?? null,
    agencyOn: (host) => agencies.get(host) ?? '',
    async refresh() {
      for (const { kind, version } of await latestVersions(database)) {
        if (versions.get(kind) === version) continue;
        contents = { ...contents, [kind]: await contentOf(database, kind, version) };
        versions.set(kind, version);
      }
      for (const brand of await latestBrands(database)) {
        if (brands.get(brand.host)?.version !== brand.version) brands.set(brand.host, brand);
      }
      agencies = await agenciesByHost(database);
    },
  };
}

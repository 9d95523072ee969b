import { proPriceRateOf } from '@tuanbao/library/domain/money/commission';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { isWithin } from '@tuanbao/library/domain/region/regionCode';
import type { Region } from '@tuanbao/library/domain/region/regionIndex';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { productLineMessages } from '@tuanbao/library/i18n/productLine.messages';

import type { Catalogue } from '../../catalogue/loadCatalogue.ts';
import type { CommissionTerms } from '../../contract/referenceData.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { notFound } from '../platform/http/refusal.ts';
import { refused } from '../services/refusals.ts';
import { missionsOn } from '../users/missions.ts';
import { isCommissionShown } from '../users/service.ts';

interface RegionEntry {
  readonly code: number;
  readonly name: string;
  readonly parentId: number;
}

const entryOf = ({ code, name, parent }: Region): RegionEntry => ({ code, name, parentId: parent });

/** All provinces. Each is followed by its cities. */
export async function provincesAndCities(): Promise<RegionEntry[]> {
  const regions = await loadRegions();
  return regions.childrenOf(0).flatMap((province) => [province, ...regions.childrenOf(province.code)].map(entryOf));
}

/**
 * Returns the provinces and cities in which a construction product covers sites.
 * @throws Refusal 006004 when the product isn't a construction product
 */
export async function constructionAreasOf({ features, areaCodes }: ProductDefinition): Promise<RegionEntry[]> {
  if (!features.construction) throw refused('notConstruction');
  const all = await provincesAndCities();
  if (areaCodes.length === 0) return all;
  return all.filter(({ code }) => areaCodes.some((area) => isWithin(code, area) || isWithin(area, code)));
}

/**
 * Returns the product lines of the insurer `companyCode` in the order of the catalogue, each with the insurer's number
 * of products. If `companyCode` is empty, the products of all insurers are counted.
 */
export function insuranceTypesOf({ products }: Catalogue, companyCode = '') {
  const names = messagesIn(productLineMessages, 'zh-CN');
  const counts = new Map<string, number>();
  for (const { line, insurer } of products) {
    if (companyCode === '' || insurer.code === companyCode) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, productNum]) => ({
    insuranceType: line,
    insuranceTypeName: ownValue(names, line) ?? line,
    productNum,
  }));
}

/** Products whose policies can be endorsed in this app. */
export const endorsableProducts = ({ products }: Catalogue) =>
  products
    .filter(({ endorsement, jump }) => endorsement !== undefined && jump.kind === 'native')
    .map(({ id, name, insurer }) => ({ productId: id, productName: name, companyName: insurer.name }));

/**
 * Returns the commission that the agent currently gets for a product, and the rewards that are running for it. If the
 * agent may not see commission, the rate and the list of rewards are empty.
 */
export function commissionTermsFor(
  { sales }: Catalogue,
  product: ProductDefinition,
  agent: AgentIdentity,
  today: string,
): CommissionTerms {
  if (!isCommissionShown(agent)) return { isShown: false, rate: '', missions: [] };
  const missions = missionsOn(sales.missions, today).filter(
    ({ lines }) => lines.length === 0 || lines.includes(product.line),
  );
  return { isShown: true, rate: sales.termsOf(product).commissionRate, missions };
}

/** The professional price of a product, expressed as a share of the premium. */
export const proPriceRateIn = ({ sales }: Catalogue, product: ProductDefinition): string =>
  proPriceRateOf(sales.termsOf(product).commissionRate);

/**
 * Returns the industries directly below the industry `id`. The id `0` returns the top level. @throws Refusal 900404
 * when the industry doesn't exist
 */
export function industriesBelow({ industries }: Catalogue, id: string) {
  const code = id === '0' ? '' : id;
  if (!industries.has(code)) throw notFound();
  return industries.below(code).map(({ code: own, name, parent }) => ({
    code: own,
    name,
    parentCode: parent,
    isLeaf: industries.below(own).length === 0,
  }));
}

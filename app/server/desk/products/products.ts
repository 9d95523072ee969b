import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { hotBadge } from '@tuanbao/library/domain/product/productPlace';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import { everyHost } from '../../../contract/desk/products/products.schema.ts';
import type {
  askProductOff,
  deskProducts,
  placeProduct,
  switchProductOn,
} from '../../../contract/desk/products/products.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { newProductOf, newProducts } from '../../products/newProductRepository.ts';
import {
  endSwitch,
  openSwitches,
  productPlaces,
  publishedVersions,
  setPlace,
  type VersionRow,
} from '../../products/repository.ts';
import type { Services } from '../../services/services.ts';
import { askFor } from '../oversight/askFor.ts';
import { productRefused } from './productRefused.ts';
import { openRequests } from './requestRepository.ts';

type Listed = ResponseOf<typeof deskProducts>['list'][number];

/** Returns a product of the catalogue. @throws Refusal 900404 when the catalogue doesn't have the product */
export function productWithId({ catalogue }: Pick<Services, 'catalogue'>, productId: string): ProductDefinition {
  const product = catalogue.productOf(productId);
  if (!product) throw notFound();
  return product;
}

/** Refuses an unknown product. @throws Refusal 900404 when the product is neither in force nor new */
export async function refuseUnknown(
  { catalogue }: Pick<Services, 'catalogue'>,
  tx: OperatorContext['tx'],
  productId: string,
): Promise<void> {
  if (!catalogue.productOf(productId) && !(await newProductOf(tx, productId))) throw notFound();
}

/**
 * Converts the stored host of a switch to the host in requests and responses: null, which means all hosts, becomes
 * `everyHost`.
 */
const hostIn = (stored: string | null): string => stored ?? everyHost;

/** The parts of a definition that the list shows. */
type Shown = Pick<ProductDefinition, 'id' | 'name' | 'insurer' | 'line' | 'jump' | 'badges'>;

/**
 * Returns the new products of which no version is in force. A published product has its last version. Any other product
 * has the definition of its original, with its own id and name; if it began with the defaults of a family, it has the
 * line of the family and no insurer yet. A copy whose original isn't in the catalogue is left out.
 */
async function newProductsIn(
  { catalogue }: Pick<Services, 'catalogue'>,
  tx: OperatorContext['tx'],
  versions: readonly VersionRow[],
): Promise<readonly Shown[]> {
  const begun = (await newProducts(tx)).filter(({ product_id: id }) => !catalogue.productOf(id));
  return begun.flatMap(({ product_id: id, name, copied_from: copiedFrom, family }): readonly Shown[] => {
    const last = versions.findLast((row) => row.product_id === id);
    const published = last && catalogue.productOf(id, last.version);
    const original = catalogue.productOf(copiedFrom);
    if (published) return [published];
    if (family !== '') {
      const unwritten = { insurer: { code: '', name: '' }, jump: { kind: 'native' }, badges: [] } as const;
      return [{ id, name, line: family, ...unwritten }];
    }
    return original ? [{ ...original, id, name }] : [];
  });
}

/**
 * Returns the products with their versions, switches and places in the agents' list. New products without a version in
 * force come first, then the other products in the order of the catalogue.
 */
export async function listedProducts(
  services: Pick<Services, 'catalogue' | 'clock' | 'partnerHosts'>,
  { tx }: OperatorContext,
): Promise<ResponseOf<typeof deskProducts>> {
  const [today, now] = [services.clock.today(), services.clock.now()];
  const versions = await publishedVersions(tx);
  const switches = await openSwitches(tx);
  const asked = await openRequests(tx, now);
  const places = await productPlaces(tx);
  const listed = (product: Shown, version: number): Listed => {
    const { id, name, insurer, line, jump, badges } = product;
    const [next] = versions
      .filter((each) => each.product_id === id && each.starts_on > today)
      .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on) || b.version - a.version);
    const place = places.find((each) => each.product_id === id);
    return {
      productId: id,
      name,
      insurer: insurer.name,
      line,
      version,
      nextVersion: next?.version ?? 0,
      nextFrom: next?.starts_on ?? '',
      offOn: switches.filter((each) => each.product_id === id).map((each) => hostIn(each.partner_host)),
      offAsked: asked.filter((each) => each.productId === id).map(({ host }) => host),
      isHot: place?.is_hot ?? badges.includes(hotBadge),
      position: place?.position ?? 0,
      isNative: jump.kind === 'native',
    };
  };
  const begun = await newProductsIn(services, tx, versions);
  return {
    hosts: [...services.partnerHosts],
    list: [
      ...begun.map((product) => listed(product, 0)),
      ...services.catalogue.products.map((product) => listed(product, product.version)),
    ],
  };
}

/**
 * Converts a host in a call to its stored form; null means all hosts.
 * @throws Refusal 006004 when the host belongs neither to the platform nor to a partner
 */
function storedHost({ partnerHosts }: Pick<Services, 'partnerHosts'>, host: string): string | null {
  if (host === everyHost) return null;
  if (host !== '' && !partnerHosts.has(host)) throw productRefused('hostUnknown');
  return host;
}

/** Returns the text that identifies a product on a host in the records of operators' actions. */
const subjectOf = (productId: string, host: string): string => (host === '' ? productId : `${productId} ${host}`);

/**
 * Requests the approval of a second operator to switch a product off on a host.
 * @throws Refusal 900404 when the product doesn't exist, 006004 when no partner has the host, the product is already
 * off on this host, a request to switch it off on this host is already waiting, or no other operator can approve the
 * request
 */
export async function askOff(
  services: Services,
  { operator, tx }: OperatorContext,
  { productId, host, reason }: RequestOf<typeof askProductOff>,
): Promise<Acted<object>> {
  const { name } = productWithId(services, productId);
  const stored = storedHost(services, host);
  const isOff = (await openSwitches(tx)).some((each) => each.product_id === productId && each.partner_host === stored);
  if (isOff) throw productRefused('offAlready');
  const subject = subjectOf(productId, host);
  const payload = { productId, productName: name, host, userName: operator.userName };
  await askFor(services, tx, { kind: 'productOff', subject, payload, askedBy: operator.id, reason });
  return { subject, result: {} };
}

/**
 * Switches a product on again on a host where it is switched off.
 * @throws Refusal 900404 when the product doesn't exist, 006004 when no partner has the host or the product isn't off
 * on this host
 */
export async function switchOn(
  services: Services,
  { operator, tx }: OperatorContext,
  { productId, host }: RequestOf<typeof switchProductOn>,
): Promise<Acted<object>> {
  const { id } = productWithId(services, productId);
  const entry = { productId: id, host: storedHost(services, host), at: services.clock.now(), by: operator.userName };
  if (!(await endSwitch(tx, entry))) throw productRefused('onAlready');
  return { subject: subjectOf(id, host), result: {}, afterwards: () => services.offer.refresh() };
}

/**
 * Sets the position of a product in the agents' list, and whether the list marks it as hot. Position 0 removes the
 * position that was set before. @throws Refusal 900404 when the product doesn't exist
 */
export async function placeInList(
  services: Services,
  { operator, tx }: OperatorContext,
  { productId, isHot, position }: RequestOf<typeof placeProduct>,
): Promise<Acted<object>> {
  const { id } = productWithId(services, productId);
  await setPlace(tx, {
    productId: id,
    isHot,
    position: position === 0 ? null : position,
    at: services.clock.now(),
    by: operator.userName,
  });
  return { subject: id, result: {}, afterwards: () => services.offer.refresh() };
}

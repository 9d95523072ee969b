import type { Json } from '../../../catalogue/definitionFrom.ts';
import type { RequestOf } from '../../../contract/call.ts';
import type { beginProduct, dropNewProduct } from '../../../contract/desk/products/products.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { addNewProduct, lockProduct, newProductOf, removeNewProduct } from '../../products/newProductRepository.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { draftsOf } from './draftRepository.ts';
import { contentOf, historyOf } from './productHistory.ts';
import { productRefused } from './productRefused.ts';
import { productWithId } from './products.ts';

type Needs = Pick<Services, 'catalogue' | 'clock' | 'offer'>;

/** Format of a product id. The schema of the product files requires the same format. */
const idPattern = /^\d{2,6}$/;

/** Origin of a new product: its initial content before it gets its own id and name, and the source of this content. */
interface Origin {
  readonly content: Json;
  readonly copied_from: string;
  readonly family: string;
  readonly terms_of: string;
}

/**
 * Returns the version in force of another product. Its sales terms apply to the copy too, so that the copy isn't sold to
 * agents who may not sell the original. @throws Refusal 900404 when the original isn't in force
 */
async function copyOf(services: Needs, tx: DatabaseTransaction, copiedFrom: string): Promise<Origin> {
  const original = productWithId(services, copiedFrom);
  const history = await historyOf(services, tx, copiedFrom);
  const content = await contentOf(tx, history, original.version);
  return { content, copied_from: copiedFrom, family: '', terms_of: history.quotesOf };
}

/** Returns the defaults of a family. @throws Refusal 006004 when there is no such family */
function defaultsOf({ catalogue }: Needs, productId: string, family: string): Origin {
  const content = catalogue.newContentOf(family);
  if (!content) throw productRefused('familyUnknown');
  return { content, copied_from: '', family, terms_of: productId };
}

/**
 * Begins a new product with a new id and name, as a copy of another product's version in force or with the defaults of a
 * family.
 * @throws Refusal 900404 when the original isn't in force; 006004 when the id is malformed or taken, the name is empty,
 * the family is unknown, or not exactly one of original and family is given
 */
export async function begin(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, name: entered, copiedFrom = '', family = '' }: RequestOf<typeof beginProduct>,
): Promise<Acted<object>> {
  const { catalogue, clock, offer } = services;
  const name = entered.trim();
  if (!idPattern.test(productId)) throw productRefused('idWrong');
  if (name === '') throw productRefused('nameMissing');
  if ((copiedFrom === '') === (family === '')) throw productRefused('originMissing');
  const origin = family === '' ? await copyOf(services, tx, copiedFrom) : defaultsOf(services, productId, family);
  if (catalogue.contentOf(productId)) throw productRefused('idTaken');
  const content = { ...origin.content, id: productId, name };
  const entry = { ...origin, product_id: productId, name, content };
  const isAdded = await addNewProduct(tx, { ...entry, begun_at: clock.now(), begun_by: operator.userName });
  if (!isAdded) throw productRefused('idTaken');
  return { subject: `${productId} ${copiedFrom || family}`, result: {}, afterwards: () => offer.refresh() };
}

/**
 * Deletes a new product that was never published, with the operator's drafts of this product.
 * @throws Refusal 900404 when there is no such new product; 006004 when it was published, or other operators have
 * drafts of it
 */
export async function dropBegun(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId }: RequestOf<typeof dropNewProduct>,
): Promise<Acted<object>> {
  await lockProduct(tx, productId);
  if (!(await newProductOf(tx, productId))) throw notFound();
  const drafts = await draftsOf(tx, productId);
  if (drafts.some(({ operator_id }) => operator_id !== operator.id)) throw productRefused('draftsOfOthers');
  if (!(await removeNewProduct(tx, productId))) throw productRefused('publishedAlready');
  return { subject: productId, result: {}, afterwards: () => services.offer.refresh() };
}

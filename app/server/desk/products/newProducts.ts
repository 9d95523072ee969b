import type { RequestOf } from '../../../contract/call.ts';
import type { beginProduct, dropNewProduct } from '../../../contract/desk/products/products.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { addNewProduct, lockProduct, newProductOf, removeNewProduct } from '../../products/newProductRepository.ts';
import type { Services } from '../../services/services.ts';
import { draftsOf } from './draftRepository.ts';
import { contentOf, historyOf } from './productHistory.ts';
import { productRefused } from './productRefused.ts';
import { productWithId } from './products.ts';

type Needs = Pick<Services, 'catalogue' | 'clock' | 'offer'>;

/** Format of a product id. The schema of the product files requires the same format. */
const idPattern = /^\d{2,6}$/;

/**
 * Begins a new product as a copy of another product's version in force, with a new id and name. The sales terms of the
 * original apply to the copy too, so that it isn't sold to agents who may not sell the original.
 * @throws Refusal 900404 when the original isn't in force; 006004 when the id is malformed or taken, or the name is
 * empty
 */
export async function begin(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, name: entered, copiedFrom }: RequestOf<typeof beginProduct>,
): Promise<Acted<object>> {
  const { catalogue, clock, offer } = services;
  const name = entered.trim();
  if (!idPattern.test(productId)) throw productRefused('idWrong');
  if (name === '') throw productRefused('nameMissing');
  const original = productWithId(services, copiedFrom);
  if (catalogue.contentOf(productId)) throw productRefused('idTaken');
  const history = await historyOf(services, tx, copiedFrom);
  const content = { ...(await contentOf(tx, history, original.version)), id: productId, name };
  const entry = { product_id: productId, name, copied_from: copiedFrom, terms_of: history.quotesOf, content };
  const isAdded = await addNewProduct(tx, { ...entry, begun_at: clock.now(), begun_by: operator.userName });
  if (!isAdded) throw productRefused('idTaken');
  return { subject: `${productId} ${copiedFrom}`, result: {}, afterwards: () => offer.refresh() };
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

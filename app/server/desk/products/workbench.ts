import { yuanOf } from '@tuanbao/library/domain/money/fen';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { QuotableDraft } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';

import { contentDifferences } from '../../../catalogue/contentDifferences.ts';
import { goldenQuotesOf, sampleSubjectOf } from '../../../catalogue/goldenQuotes.ts';
import { judgedContent } from '../../../catalogue/judgedContent.ts';
import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { deskProduct, publishProduct, tryProduct } from '../../../contract/desk/products/products.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import { lockProduct } from '../../products/newProductRepository.ts';
import { addVersion } from '../../products/repository.ts';
import type { Services } from '../../services/services.ts';
import { removeDraft } from './draftRepository.ts';
import { ownDraftOf, unpublishedOf } from './drafts.ts';
import { missingDocuments } from './missingDocuments.ts';
import { comparedDefinition, contentOf, historyOf, newestOf, shownVersionOf, versionsOf } from './productHistory.ts';
import { contentRefused, productRefused } from './productRefused.ts';

type Needs = Pick<Services, 'catalogue' | 'clock' | 'objects' | 'offer'>;
/**
 * Returns a product with all its versions and the content of one version. If the request names no version, the content
 * is from the version on which the operator's last draft is based. Without a draft, the content is from the version in
 * force, else from the last version, else it is the initial content.
 * @throws Refusal 900404 when the product doesn't exist or doesn't have the version
 */
export async function workbenchOf(
  services: Needs,
  context: OperatorContext,
  { productId, version }: RequestOf<typeof deskProduct>,
): Promise<ResponseOf<typeof deskProduct>> {
  const { tx } = context;
  const history = await historyOf(services, tx, productId);
  const { own, others } = await unpublishedOf(context, productId);
  const shown = version === undefined ? (own[0]?.basedOn ?? shownVersionOf(history)) : Number(version);
  return {
    productId,
    name: history.name,
    version: shown,
    newest: newestOf(history),
    copiedFrom: history.copiedFrom,
    family: history.family,
    content: JSON.stringify(await contentOf(tx, history, shown), null, 2),
    versions: versionsOf(history, services.clock.today()),
    draft: await ownDraftOf(context, { productId, basedOn: shown }),
    ownDrafts: own,
    otherDrafts: others,
  };
}

/** Returns the total premium of a draft in yuan; empty if the product can't price the draft. */
function totalOf(product: ProductDefinition, draft: QuotableDraft): string {
  const { totalFen } = quote(product, draft);
  return totalFen === null ? '' : yuanOf(totalFen);
}

/**
 * Checks a content and compares it with the version in force. If the content is a valid definition, also prices the
 * golden quotes (stored test drafts) with both contents. If no version of a new product is in force, the content is
 * compared with the product's last version or initial content.
 * @throws Refusal 900404 when the product doesn't exist
 */
export async function tried(
  services: Needs,
  { tx }: OperatorContext,
  { productId, content: text }: RequestOf<typeof tryProduct>,
): Promise<Acted<ResponseOf<typeof tryProduct>>> {
  const history = await historyOf(services, tx, productId);
  const before = await contentOf(tx, history, shownVersionOf(history));
  const compared = comparedDefinition(services, history);
  const judged = judgedContent(services.catalogue, { productId, version: newestOf(history) + 1, text });
  const { version: _version, ...present } = judged.content ?? {};
  const { product } = judged;
  const golden = goldenQuotesOf(history.quotesOf);
  return {
    subject: productId,
    result: {
      problems: [...judged.problems, ...(product ? await missingDocuments(services, product) : [])],
      remarks: [...judged.remarks],
      product,
      subject: golden[0]?.draft.subject ?? (product && sampleSubjectOf(product)),
      differences: judged.content ? [...contentDifferences(before, present)] : [],
      quotes: product
        ? golden.map(({ name, draft }) => ({
            name,
            before: compared ? totalOf(compared, draft) : '',
            after: totalOf(product, draft),
          }))
        : [],
    },
  };
}

/**
 * Publishes a content as the next version of a product. This server instance knows the version immediately, all other
 * instances within ten seconds.
 * @throws Refusal 900404 when the product doesn't exist; 006004 when the content has mistakes (they are in `data`), the
 * first day is in the past, or a version was published after `newest` was read
 */
export async function publish(
  services: Needs,
  { operator, tx }: OperatorContext,
  { productId, content: text, startsOn, newest, basedOn, draftRevision = 0 }: RequestOf<typeof publishProduct>,
): Promise<Acted<ResponseOf<typeof publishProduct>>> {
  const { catalogue, clock, offer } = services;
  await lockProduct(tx, productId);
  const history = await historyOf(services, tx, productId);
  if (startsOn < clock.today()) throw productRefused('startsInPast');
  const version = newestOf(history) + 1;
  const { content, product, problems } = judgedContent(catalogue, { productId, version, text });
  if (!content || !product || problems.length > 0) throw contentRefused(problems);
  const entry = { productId, version, startsOn, content, at: clock.now(), by: operator.userName };
  if (newest !== version - 1 || !(await addVersion(tx, entry))) throw operatorRefused('publishedMeanwhile');
  // The documents are checked after the version was stored. From then on, the clean-up finds their names in the version
  // and doesn't remove them.
  const missing = await missingDocuments(services, product);
  if (missing.length > 0) throw contentRefused(missing);
  if (basedOn !== undefined) {
    await removeDraft(tx, { productId, operatorId: operator.id, basedOn, revision: draftRevision });
  }
  return { subject: `${productId} ${version}`, result: { version }, afterwards: () => offer.refresh() };
}

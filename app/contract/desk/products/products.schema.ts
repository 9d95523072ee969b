import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import { array, mixed, object, string } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { fileField } from '../../fileField.ts';
import {
  day,
  domainValue,
  filledText,
  flag,
  listOf,
  nothing,
  shape,
  text,
  whole,
  yuanOrEmpty,
} from '../../wire/fields.ts';
import { reason } from '../fields.ts';

const productId = () => filledText(20);

/** Value that means all hosts, in a field that otherwise contains the name of one host. */
export const everyHost = '*';

/**
 * Host on which a product is switched on or off: the host of a partner, empty for the platform's host, or `everyHost`.
 */
const host = () => text(255);

const versionNumber = () => whole(1, 1e9);

/**
 * Revision of the draft that the operator has seen. Each save increases the revision. 0 when the operator has seen no
 * draft.
 */
const seenRevision = () => whole(0, 1e9);

/** Maximum length of a product's content, in characters. */
export const longestContent = 200_000;

/** Maximum size of a document, in bytes. */
export const mostDocumentBytes = 10_000_000;

/**
 * Schema of a product's content as JSON. The handler of the call validates the JSON, so that each mistake has a
 * message.
 */
const contentText = () => string().strict(true).max(longestContent).defined();

const problem = () => shape({ field: text(200), english: text(2000), chinese: text(2000) });

/** A version of a product. The version that comes from the catalogue's files has no first day and no operator. */
const versionWire = {
  version: versionNumber(),
  /** First day on which the version is in force; empty for the version that comes from the catalogue's files. */
  startsOn: text(10),
  publishedAt: text(40),
  publishedBy: text(60),
  state: mixed<'coming' | 'inForce' | 'past'>().oneOf(['coming', 'inForce', 'past']).defined(),
};

/** An operator's draft of a product's content, without the text of the content. */
const draftWire = {
  operatorId: text(36),
  operatorName: text(60),
  /** Version of the product that the draft is based on. */
  basedOn: versionNumber(),
  savedAt: text(40),
};

/** Schemas of the calls in `products.ts`, by call name. */
export const deskProductSchemas = {
  deskProducts: {
    request: nothing(),
    response: shape({
      /** Hosts of partners on which products can be switched on and off. */
      hosts: listOf(text(255), 1000),
      list: listOf(
        shape({
          productId: productId(),
          name: text(200),
          /** Name of the insurer; empty for a product that has the defaults of a family and was never published. */
          insurer: text(200),
          line: text(60),
          /** Version in force; 0 when the product is new and no version is in force yet. */
          version: whole(0, 1e9),
          /** The next version and its first day; 0 and empty when no next version was published. */
          nextVersion: whole(0, 1e9),
          nextFrom: text(10),
          /** Hosts on which the product is switched off. */
          offOn: listOf(host(), 1000),
          /** Hosts for which a request to switch the product off waits for a second operator. */
          offAsked: listOf(host(), 1000),
          isHot: flag(),
          /** Position in the list of products that agents see; 0 if the catalogue determines the position. */
          position: whole(0, 999),
          /**
           * True when agents order the product on this platform and not on the insurer's pages. Only such products have
           * prices on this platform.
           */
          isNative: flag(),
        }),
        1000,
      ),
    }),
  },
  deskProduct: {
    request: object({ productId: productId(), version: text(10).optional() }).noUnknown(),
    response: shape({
      productId: productId(),
      name: text(200),
      /**
       * The requested version. By default, this is the version that the operator's last draft is based on; without a
       * draft, the version in force; if there is none, the last version, or 1 for a product that was never published.
       */
      version: versionNumber(),
      /** Greatest version that exists; 0 when the product was never published. */
      newest: whole(0, 1e9),
      /** Product from which this product was copied; empty when this product isn't a copy. */
      copiedFrom: text(20),
      /** Family with whose defaults this product began; empty when it is a copy or comes from the catalogue's files. */
      family: text(60),
      /** Content of the version as JSON. */
      content: contentText(),
      versions: listOf(shape(versionWire), 10_000),
      /**
       * The operator's unpublished content that is based on the version of the response; null when there is no such
       * content.
       */
      draft: shape({ content: contentText(), savedAt: text(40), revision: versionNumber() })
        .nullable()
        .defined(),
      /** Drafts of the operator, including the drafts that are based on other versions. */
      ownDrafts: listOf(shape(draftWire), 1000),
      /** Drafts of other operators. */
      otherDrafts: listOf(shape(draftWire), 1000),
    }),
  },
  beginProduct: {
    request: object({
      productId: productId(),
      name: filledText(200),
      /** Product in force of which the new product is a copy. */
      copiedFrom: productId().optional(),
      /** Family with whose defaults the new product begins. */
      family: filledText(60).optional(),
    }).noUnknown(),
    response: nothing(),
  },
  dropNewProduct: {
    request: object({ productId: productId() }).noUnknown(),
    response: nothing(),
  },
  deskOccupations: {
    request: nothing(),
    response: array().of(domainValue<OccupationRow>('OccupationRow')).defined(),
  },
  productDraft: {
    request: object({ productId: productId(), operatorId: text(36), basedOn: text(10) }).noUnknown(),
    response: shape({ content: contentText() }),
  },
  saveProductDraft: {
    request: object({
      productId: productId(),
      basedOn: versionNumber(),
      revision: seenRevision(),
      content: contentText(),
    }).noUnknown(),
    response: shape({ savedAt: text(40), revision: versionNumber() }),
  },
  discardProductDraft: {
    request: object({ productId: productId(), basedOn: versionNumber(), revision: seenRevision() }).noUnknown(),
    response: nothing(),
  },
  tryProduct: {
    request: object({ productId: productId(), content: contentText() }).noUnknown(),
    response: shape({
      problems: listOf(problem(), 10_000),
      remarks: listOf(problem(), 10_000),
      /** The definition in the content; null if the content is no valid definition. */
      product: mixed<ProductDefinition>().nullable().defined(),
      /** Rated subject of the sample quote; null if the price depends on persons, or if there is no sample quote. */
      subject: mixed<RatingSubject>().nullable().defined(),
      /**
       * Differences to the version in force. If no version is in force yet: to the last published version, or to the
       * initial content if no version was published.
       */
      differences: listOf(shape({ path: text(400), before: text(200_000), after: text(200_000) }), 100_000),
      /**
       * Totals of the golden quotes with the version in force and with the content; a total is empty if there is no
       * price.
       */
      quotes: listOf(shape({ name: text(200), before: yuanOrEmpty(), after: yuanOrEmpty() }), 1000),
    }),
  },
  publishProduct: {
    request: object({
      productId: productId(),
      content: contentText(),
      startsOn: day(),
      /** Version that the operator's draft is based on. That draft is deleted when the content is published. */
      basedOn: versionNumber().optional(),
      /**
       * Revision of the draft that the operator has seen. If the draft has a newer revision, the draft isn't deleted.
       */
      draftRevision: seenRevision().optional(),
      /** Greatest version that the operator has seen; 0 for a product that was never published. */
      newest: whole(0, 1e9),
      reason: reason(),
    }).noUnknown(),
    response: shape({ version: versionNumber() }),
  },
  askProductOff: {
    request: object({ productId: productId(), host: host(), reason: reason() }).noUnknown(),
    response: nothing(),
  },
  switchProductOn: {
    request: object({ productId: productId(), host: host(), reason: reason() }).noUnknown(),
    response: nothing(),
  },
  uploadProductDocument: {
    request: object({ productId: productId(), file: fileField(mostDocumentBytes) }).noUnknown(),
    response: shape({ url: text(200) }),
  },
  placeProduct: {
    request: object({ productId: productId(), isHot: flag(), position: whole(0, 999) }).noUnknown(),
    response: nothing(),
  },
};

/** Wire types of the calls in `products.ts`, by call name. */
export type DeskProductWires = WiresOf<typeof deskProductSchemas>;

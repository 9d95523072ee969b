import { type Context, createContext } from 'react';

import type { Call } from '../../../contract/call.ts';

/**
 * Translation of the texts of the catalogue, such as names of products and plans. Requests and responses contain these
 * texts in Chinese.
 */
export interface CatalogueTranslation {
  /**
   * Returns a response with the texts of the catalogue in the user's language. For the same response, the function
   * returns the same object.
   */
  readonly answered: <Answer>(call: Pick<Call<never, Answer>, 'path'>, answer: Answer) => Answer;
  /** Returns a text of the catalogue in the user's language. An unknown text is returned unchanged. */
  readonly shown: (text: string) => string;
  /** Returns the Chinese text that is shown as `text`, for requests and addresses. */
  readonly sourceOf: (text: string) => string;
}

const unchanged = (text: string): string => text;

/** Translation that leaves all texts unchanged. */
export const noTranslation: CatalogueTranslation = {
  answered: (_call, answer) => answer,
  shown: unchanged,
  sourceOf: unchanged,
};

/** Translation for the screens; null while it is loading. */
export const TranslationContext: Context<CatalogueTranslation | null> = createContext<CatalogueTranslation | null>(
  noTranslation,
);

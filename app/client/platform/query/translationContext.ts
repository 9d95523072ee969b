import { type Context, createContext } from 'react';

import type { Call } from '../../../contract/call.ts';

/**
 * Translation of the texts of the catalogue, such as names of products and plans. Answers contain them in Chinese, and
 * so do requests.
 */
export interface CatalogueTranslation {
  /** Returns an answer with the texts of the catalogue in the user's language. It returns the same object each time. */
  readonly answered: <Answer>(call: Pick<Call<never, Answer>, 'path'>, answer: Answer) => Answer;
  /** Returns a text of the catalogue in the user's language. A text that it doesn't know is returned unchanged. */
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

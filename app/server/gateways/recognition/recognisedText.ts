import type { RedMark } from '@tuanbao/library/domain/recognition/authorisationReading';
import type { PrintedLine, TextReading } from '@tuanbao/library/domain/recognition/printedLine';

/** Kind of a photographed material; it decides which areas are read twice. */
export type RecognisedKind = 'licence' | 'authorisation' | 'idCard';

/** A photograph of a material. */
export interface Photograph {
  /** Path of its file on this machine. */
  readonly path: string;
  readonly kind: RecognisedKind;
}

/** Text of a photograph. Boxes are in pixels of the straightened picture. */
export interface RecognisedText {
  readonly lines: readonly PrintedLine[];
  /** Texts of the areas that were read a second time, by field; empty when a recogniser reads once. */
  readonly again: Readonly<Record<string, TextReading>>;
  /** Red ink of a seal; null when there is none, or the recogniser doesn't detect it. */
  readonly red: RedMark | null;
}

/** The outcome of a recognition. `busy`: too many photographs wait; `failed`: the time or memory limit was exceeded. */
export type Recognition =
  | { readonly outcome: 'read'; readonly text: RecognisedText }
  | { readonly outcome: 'busy' | 'failed' };

/**
 * Recognises the text in photographs. It doesn't interpret the text: rules of the domain find the name and other
 * fields.
 */
export interface TextRecogniser {
  recognise(photograph: Photograph): Promise<Recognition>;
}

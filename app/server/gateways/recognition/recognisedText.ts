import type { RedMark } from '@tuanbao/library/domain/recognition/authorisationReading';
import type { PrintedLine, TextReading } from '@tuanbao/library/domain/recognition/printedLine';

/** A kind of material whose photograph is read; it decides which places are read twice. */
export type RecognisedKind = 'licence' | 'authorisation' | 'idCard';

/** A picture of a material. */
export interface Photograph {
  /** Its file on this machine. */
  readonly path: string;
  readonly kind: RecognisedKind;
}

/** Text of a photograph. Boxes are in pixels of the straightened picture. */
export interface RecognisedText {
  readonly lines: readonly PrintedLine[];
  /** Texts of places that were read a second time, by the field that stands there; empty where a recogniser reads once. */
  readonly again: Readonly<Record<string, TextReading>>;
  /** Red as of a seal; null where there is none, or the recogniser doesn't tell. */
  readonly red: RedMark | null;
}

/** The outcome of a recognition: `busy`: too many wait, `failed`: not within the time or memory that it may take. */
export type Recognition =
  | { readonly outcome: 'read'; readonly text: RecognisedText }
  | { readonly outcome: 'busy' | 'failed' };

/** Recognises the text in photographs. It judges nothing: which line is a name is a rule of the domain. */
export interface TextRecogniser {
  recognise(photograph: Photograph): Promise<Recognition>;
}

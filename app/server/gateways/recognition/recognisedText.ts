import type { RedMark } from '@tuanbao/library/domain/recognition/authorisationReading';
import type { PrintedLine, TextReading } from '@tuanbao/library/domain/recognition/printedLine';

/** Kind of a photographed material. The kind decides which areas of the photograph are read a second time. */
export type RecognisedKind = 'licence' | 'authorisation' | 'idCard';

/** A photograph of a material. */
export interface Photograph {
  /** Path of the photograph's file on this machine. */
  readonly path: string;
  readonly kind: RecognisedKind;
}

/** Text that was recognised in a photograph. Boxes are in pixels of the picture after it was straightened. */
export interface RecognisedText {
  readonly lines: readonly PrintedLine[];
  /**
   * Texts of the areas that were read a second time, by field. The record is empty when the recogniser reads each
   * photograph only once.
   */
  readonly again: Readonly<Record<string, TextReading>>;
  /** Red ink of a seal. It is null when the photograph shows no red, or the recogniser doesn't search for it. */
  readonly red: RedMark | null;
}

/**
 * The outcome of a recognition. `busy` means that too many photographs are waiting. `failed` means that the photograph
 * couldn't be read, for example because a limit of time or memory was exceeded or the recognition service can't be
 * reached.
 */
export type Recognition =
  | { readonly outcome: 'read'; readonly text: RecognisedText }
  | { readonly outcome: 'busy' | 'failed' };

/**
 * Recognises the text in photographs, without interpreting it. Rules of the domain then find the name and other fields
 * in the text.
 */
export interface TextRecogniser {
  recognise(photograph: Photograph): Promise<Recognition>;
}

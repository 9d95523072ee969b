/** Asks the worker for a smaller image. */
export interface ShrinkRequest {
  readonly image: Blob;
  readonly limits: ShrinkLimits;
}

/** What an image may be at most when it is sent. */
export interface ShrinkLimits {
  /** Pixels of the longer edge. */
  readonly imageEdge: number;
  readonly imageBytes: number;
}

/** The smaller image, or null where the content could not be decoded. */
export interface ShrinkAnswer {
  readonly image: Blob | null;
}

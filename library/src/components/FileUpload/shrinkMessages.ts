/** Request to the worker for a smaller image. */
export interface ShrinkRequest {
  readonly image: Blob;
  readonly limits: ShrinkLimits;
}

/** Limits of an image that is sent. */
export interface ShrinkLimits {
  /** Pixels of the longer edge. */
  readonly imageEdge: number;
  readonly imageBytes: number;
}

/** The smaller image, or null where the content can't be decoded. */
export interface ShrinkAnswer {
  readonly image: Blob | null;
}

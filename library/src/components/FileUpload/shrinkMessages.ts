/** Request to the worker to create a smaller image. */
export interface ShrinkRequest {
  readonly image: Blob;
  readonly limits: ShrinkLimits;
}

/** Limits of an uploaded image. */
export interface ShrinkLimits {
  /** Maximum pixels of the longer edge. */
  readonly imageEdge: number;
  readonly imageBytes: number;
}

/** Response of the worker: the smaller image, or null when the content can't be decoded. */
export interface ShrinkAnswer {
  readonly image: Blob | null;
}
